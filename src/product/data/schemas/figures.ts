import {z} from 'zod';
import {bilingual, count, text} from './common';

const month = z.string().regex(/^\d{4}-\d{2}$/, 'not a month YYYY-MM');
const accountNo = z.string().regex(/^\d{4}$/, 'not an account number');

export const reportGroupSchema = z
  .object({
    code: z.string().regex(/^[A-Z]+$/, 'not a report group code'),
    ...bilingual,
    accounts: z.string().regex(/^\d{4}:\d{4}$/, 'not an account range'),
    sign: z.union([z.literal(-1), z.literal(1)]),
    statement: z.enum(['income', 'balance']),
    sortOrder: count,
    parent: text.nullable(),
  })
  .strict();

export const exampleFiguresSchema = z
  .object({
    companyCode: text,
    period: month,
    currency: text,
    noteSv: text,
    noteEn: text,
    accounts: z.array(z.object({accountNo, nameSv: text, nameEn: text, amount: z.number()}).strict()).min(1),
    result: z.number(),
    groups: z.record(z.number()),
    netSalesByMonth: z.record(month, z.number()),
    netSalesYtd: z.number(),
    budgetVersion: text,
    budgetNetSalesYtd: z.number(),
    varianceYtd: z.number(),
    balances: z.array(z.object({accountNo, nameSv: text, nameEn: text, closing: z.number()}).strict()).min(1),
    ageing: z.array(z.object({bucket: text, amount: z.number()}).strict()).min(1),
    quantity3041Year2025: z.number(),
    costCentres: z.array(z.object({code: text, name: text}).strict()).min(1),
    projects: z.array(z.object({code: text, name: text}).strict()).min(1),
  })
  .strict();

export const figuresGroup = {reportGroups: z.array(reportGroupSchema).min(1), exampleFigures: exampleFiguresSchema};

export type ReportGroup = z.infer<typeof reportGroupSchema>;
export type ExampleFigures = z.infer<typeof exampleFiguresSchema>;
