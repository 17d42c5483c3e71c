import { z } from 'zod'
import { queryText } from './fields.ts'

/** A change of what others may have changed meanwhile: `if-match` is the ETag of the version that the caller has seen. */
export const versioned = z.object({ 'if-match': queryText(100).optional() })

/** The refusals of such a change to a record with a status. */
export const changeProblems = [
  'not-found',
  'status-conflict',
  'precondition-required',
  'precondition-failed',
  'validation',
] as const
