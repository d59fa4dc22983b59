import {lineOfOffset, type SampleFault} from '../fault';

const comment = /--.*$/gm;
const blank = (match: string): string => ' '.repeat(match.length);

interface Rule {
  does: RegExp;
  /** What the script must also have for a match. */
  needs: (match: RegExpExecArray) => RegExp;
  message: string;
  fix: string;
}

const rules: readonly Rule[] = [
  {
    does: /\bfin\.(?:GLTransaction|Voucher)\s+AS\s+(\w+)/gi,
    needs: ([, alias = '']) => new RegExp(`\\b${alias}\\.IsDeleted\\b`, 'i'),
    message: 'The query reads vouchers or their rows and takes deleted ones along.',
    fix: 'Write t.IsDeleted = 0 AND v.IsDeleted = 0 with the aliases of both tables.',
  },
  {
    does: /\bfin\.GLTransaction\b/gi,
    needs: () => /\bfin\.Voucher\b/i,
    message: 'The query reads voucher rows without their vouchers, where a deletion is marked too.',
    fix: 'Join fin.Voucher and filter on IsDeleted of both.',
  },
  {
    does: /\bSUM\s*\([^()]*\b(?:TotalAmount|OpenAmount|NetAmount)\b(?=[\s\S]*\bfin\.(?:Customer|Supplier)Invoice\b)/gi,
    needs: () => /\bStatus\b/,
    message: 'The sum of invoices counts drafts and cancelled ones.',
    fix: "Write Status NOT IN ('DRAFT', 'CANCELLED').",
  },
];

/** Sums that come out too large without a word: rows that were deleted, invoices that do not count. */
export function sumFaults(code: string): SampleFault[] {
  const bare = code.replace(comment, blank);
  return rules.flatMap(({does, needs, message, fix}) =>
    [...bare.matchAll(does)]
      .filter((match) => !needs(match).test(bare))
      .slice(0, 1)
      .map(({index}) => ({line: lineOfOffset(code, index), message, fix})),
  );
}
