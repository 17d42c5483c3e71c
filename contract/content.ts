import { z } from 'zod'
import { Drawing, Named } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { AskedSlug } from './fields.ts'
import { paths } from './paths.ts'

const Section = z.object({ heading: z.string(), paragraphs: z.array(z.string()) })

/** A page of text: headings, each with paragraphs and optionally a list. */
export const ContentPage = z
  .object({
    slug: z.string(),
    title: z.string(),
    tagline: z.string(),
    /** For search engines. */
    description: z.string(),
    sections: z.array(Section.extend({ bullets: z.array(z.string()) })),
  })
  .meta({ id: 'ContentPage' })
export type ContentPage = z.infer<typeof ContentPage>

/** The contents of the resources page; the ids of questions are link targets. */
export const Resources = z
  .object({
    healthAndSafety: z.array(Section),
    features: z.array(z.object({ key: z.string(), title: z.string(), text: z.string() })),
    faq: z.array(
      z.object({
        title: z.string(),
        questions: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
      }),
    ),
  })
  .meta({ id: 'Resources' })
export type Resources = z.infer<typeof Resources>

/** A sub-category that an industry rents, with the drawing of the machine with the median rate. */
const TypicalMachine = z.object({
  productLine: Named,
  category: Named,
  subCategory: Named,
  productCount: z.int(),
  /** None if the sub-category has no machines at the moment. */
  drawing: Drawing.nullable(),
})
export type TypicalMachine = z.infer<typeof TypicalMachine>

const IndustryItem = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** The drawing of its representative machine. */
  drawing: Drawing.nullable(),
})

export const Industry = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    paragraphs: z.array(z.string()),
    typicalJobs: z.array(z.string()),
    safetyNotes: z.array(z.string()),
    machines: z.array(TypicalMachine),
  })
  .meta({ id: 'Industry' })
export type Industry = z.infer<typeof Industry>

export const contentApi = {
  getContentPage: endpoint({
    ...paths.getContentPage,
    summary: 'A page of text: connected rentals, about us, worker safety.',
    params: z.object({ slug: AskedSlug }),
    response: z.object({ page: ContentPage }),
    problems: ['not-found'],
  }),
  getResources: endpoint({
    ...paths.getResources,
    summary: 'The resources: health and safety, features, and frequently asked questions.',
    response: z.object({ resources: Resources }),
    problems: [],
  }),
  listIndustries: endpoint({
    ...paths.listIndustries,
    summary: 'The industries that rent machines, each with the drawing of a representative machine.',
    response: z.object({ industries: z.array(IndustryItem) }),
    problems: [],
  }),
  getIndustry: endpoint({
    ...paths.getIndustry,
    summary: 'One industry: its work, its safety notes and the machines it rents.',
    params: z.object({ slug: AskedSlug }),
    response: z.object({ industry: Industry }),
    problems: ['not-found'],
  }),
}
