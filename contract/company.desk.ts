import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, note } from './fields.ts'
import { deskPaths } from './paths.desk.ts'
import { versioned } from './versioned.ts'

export const verdicts = ['VERIFIED', 'DISPUTED'] as const
export const REASON_MAX = 500

/** The desk's decision about a company. */
export const companyDeskApi = {
  judgeCompany: endpoint({
    ...deskPaths.judgeCompany,
    summary: 'Verifies or disputes that the holder of its GSTIN runs a company, with the reason.',
    params: z.object({ id: Id }),
    headers: versioned,
    body: z.strictObject({ verdict: z.enum(verdicts), reason: note(1, REASON_MAX) }),
    response: z.object({ verification: z.enum(verdicts) }),
    problems: ['not-found', 'precondition-required', 'precondition-failed'],
  }),
}
