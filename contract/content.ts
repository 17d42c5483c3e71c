import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AskedSlug } from './fields.ts'
import { paths } from './paths.ts'

/** A page of texts: headings, each with paragraphs and perhaps a list. */
export const ContentPage = z
  .object({
    slug: z.string(),
    title: z.string(),
    tagline: z.string(),
    /** For search engines. */
    description: z.string(),
    sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()), bullets: z.array(z.string()) })),
  })
  .meta({ id: 'ContentPage' })
export type ContentPage = z.infer<typeof ContentPage>

export const contentApi = {
  getContentPage: endpoint({
    ...paths.getContentPage,
    access: 'public',
    summary: 'A page of texts: connected rentals, about us, worker safety.',
    params: z.object({ slug: AskedSlug }),
    response: z.object({ page: ContentPage }),
    problems: ['not-found'],
  }),
}
