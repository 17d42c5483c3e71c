import { z } from 'zod'
import { Id } from './fields.ts'

/** What is told of a person, to themself and to the administrators of their company. */
export const personFields = {
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
}
