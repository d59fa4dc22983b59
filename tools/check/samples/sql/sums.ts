import {faultsBy} from './rules';

/** Sums that come out too large without a word: rows that were deleted, invoices that do not count. */
export const sumFaults = faultsBy([
  {
    does: /\bfin\.(?:GLTransaction|Voucher)\s+AS\s+(\w+)/gi,
    unless: ({name, whole}) => new RegExp(`\\b${name}\\.IsDeleted\\b`, 'i').test(whole),
    message: () => 'The query reads vouchers or their rows and takes deleted ones along.',
    fix: () => 'Write t.IsDeleted = 0 AND v.IsDeleted = 0 with the aliases of both tables.',
  },
  {
    does: /\bfin\.GLTransaction\b/gi,
    unless: ({whole}) => /\bfin\.Voucher\b/i.test(whole),
    message: () => 'The query reads voucher rows without their vouchers, where a deletion is marked too.',
    fix: () => 'Join fin.Voucher and filter on IsDeleted of both.',
  },
  {
    does: /\bSUM\s*\([^()]*\b(?:TotalAmount|OpenAmount|NetAmount)\b(?=[\s\S]*\bfin\.(?:Customer|Supplier)Invoice\b)/gi,
    unless: ({whole}) => /\bStatus\b/.test(whole),
    message: () => 'The sum of invoices counts drafts and cancelled ones.',
    fix: () => "Write Status NOT IN ('DRAFT', 'CANCELLED').",
  },
]);
