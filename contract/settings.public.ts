import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AskedSlug } from './fields.ts'
import { paths } from './paths.ts'
import { Settings } from './settings.ts'

export const legalTexts = ['terms', 'privacy', 'grievance'] as const

/** A legal text of the renting company, and whom to write to. */
const LegalPage = z
  .object({
    slug: z.enum(legalTexts),
    html: z.string(),
    headings: z.array(z.object({ id: z.string(), text: z.string() })),
    /** When the text last changed. */
    changedAt: z.iso.datetime({ offset: true }),
    /** The legal name, or the trade name without one. */
    companyName: z.string().nullable(),
    registeredAddress: Settings.shape.registeredAddress,
    grievanceOfficer: Settings.shape.grievanceOfficer,
  })
  .meta({ id: 'LegalPage' })
export type LegalPage = z.infer<typeof LegalPage>

export const legalApi = {
  getLegalText: endpoint({
    ...paths.getLegalText,
    summary: 'The terms, the privacy policy or the grievance page, as HTML.',
    params: z.object({ slug: AskedSlug }),
    response: z.object({ page: LegalPage }),
    problems: ['not-found'],
  }),
}
