import { z } from 'zod'
import { changeOf } from './change.ts'
import { endpoint } from './endpoint.ts'
import { boundedText, Id } from './fields.ts'
import { whole } from './numbers.ts'
import { deskPaths } from './paths.desk.ts'
import { versioned } from './versioned.ts'

const CREDIT_LIMIT_PAISE_MAX = 100_000_000_000_000
const PAYMENT_DAYS_MAX = 365

const params = z.object({ id: Id })

/** The limits of a company, or of a person without one; null where none is set. */
export const CustomerLimits = z
  .object({ customerId: Id, creditLimitPaise: z.int().nullable(), paymentDays: z.int().nullable() })
  .meta({ id: 'CustomerLimits' })
export type CustomerLimits = z.infer<typeof CustomerLimits>

const limitFields = {
  creditLimitPaise: whole(0, CREDIT_LIMIT_PAISE_MAX).nullable(),
  paymentDays: whole(0, PAYMENT_DAYS_MAX).nullable(),
}

/** Limits of customers, which only the desk sees. */
export const customerLimitsApi = {
  getCustomerLimits: endpoint({
    ...deskPaths.getCustomerLimits,
    summary: 'The credit limit and the payment days of a company, or of a person without one.',
    params,
    response: z.object({ limits: CustomerLimits }),
    problems: ['not-found'],
  }),
  saveCustomerLimits: endpoint({
    ...deskPaths.saveCustomerLimits,
    summary: 'Sets the credit limit and the payment days of a company, or of a person without one.',
    params,
    headers: versioned,
    ...changeOf(CustomerLimits, limitFields),
    response: z.object({ limits: CustomerLimits }),
    problems: ['not-found', 'precondition-required', 'precondition-failed'],
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
