import { z } from 'zod'

/** A request that may be sent again with the same key gets the first one's reply for 24 hours. */
export const keyed = z.object({
  'idempotency-key': z
    .string()
    .max(100, { abort: true })
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
})
