import { z } from 'zod'
import { Id } from './fields.ts'

/** A person's data for themself and for the administrators of their company. */
export const personFields = {
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
}
