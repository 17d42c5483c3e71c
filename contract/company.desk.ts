import { z } from 'zod'
import { changeOf } from './change.ts'
import { endpoint } from './endpoint.ts'
import { boundedText, Id, note, queryText } from './fields.ts'
import { whole } from './numbers.ts'
import { deskPaths } from './paths.desk.ts'

export const verdicts = ['VERIFIED', 'DISPUTED'] as const
export const CREDIT_LIMIT_PAISE_MAX = 100_000_000_000_000
export const PAYMENT_DAYS_MAX = 365
export const REASON_MAX = 500

const params = z.object({ id: Id })
const headers = z.object({ 'if-match': queryText(100).optional() })
const stale = ['not-found', 'precondition-required', 'precondition-failed'] as const

/** What was agreed with a company; null where nothing was. */
export const CompanyLimits = z
  .object({ companyId: Id, creditLimitPaise: z.int().nullable(), paymentDays: z.int().nullable() })
  .meta({ id: 'CompanyLimits' })
export type CompanyLimits = z.infer<typeof CompanyLimits>

const limitFields = {
  creditLimitPaise: whole(0, CREDIT_LIMIT_PAISE_MAX).nullable(),
  paymentDays: whole(0, PAYMENT_DAYS_MAX).nullable(),
}

/** What the desk decides about a company. */
export const companyDeskApi = {
  judgeCompany: endpoint({
    ...deskPaths.judgeCompany,
    summary: 'Verifies or disputes that the holder of its GSTIN runs a company, with the reason.',
    params,
    headers,
    body: z.strictObject({ verdict: z.enum(verdicts), reason: note(1, REASON_MAX) }),
    response: z.object({ verification: z.enum(verdicts) }),
    problems: stale,
  }),
  getCompanyLimits: endpoint({
    ...deskPaths.getCompanyLimits,
    summary: 'The credit limit and the payment days of a company.',
    params,
    response: z.object({ limits: CompanyLimits }),
    problems: ['not-found'],
  }),
  saveCompanyLimits: endpoint({
    ...deskPaths.saveCompanyLimits,
    summary: 'Sets the credit limit and the payment days of a company.',
    params,
    headers,
    ...changeOf(CompanyLimits, limitFields),
    response: z.object({ limits: CompanyLimits }),
    problems: stale,
  }),
}

/** The limits as people type them: whole rupees and days, empty for none. */
export const TypedRupees = boundedText(12)
  .trim()
  .regex(/^\d{0,12}$/, 'invalid')
export const TypedDays = boundedText(3)
  .trim()
  .regex(/^\d{0,3}$/, 'invalid')
  .refine((days) => Number(days) <= PAYMENT_DAYS_MAX, 'invalid')
