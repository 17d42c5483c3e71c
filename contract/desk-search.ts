import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, queryText, Slug } from './fields.ts'
import { deskPaths } from './paths.desk.ts'

const QUERY_MAX = 100
/** Results of each kind in one answer. */
export const RESULTS_OF_A_KIND = 5

/** The kinds of results in the desk's search; more come with their rows. */
const resultKinds = ['ENQUIRY', 'QUOTE', 'COMPANY', 'PERSON', 'PRODUCT', 'POST'] as const

/** One result: a thing of a kind, its name, and a fact that distinguishes it. */
export const SearchResult = z.object({
  kind: z.enum(resultKinds),
  /** The id of the thing; a product's slug. */
  id: z.union([Id, Slug]),
  title: z.string(),
  detail: z.string(),
})
export type SearchResult = z.infer<typeof SearchResult>

export const searchApi = {
  searchDesk: endpoint({
    ...deskPaths.searchDesk,
    summary:
      'Enquiries, quotes (the newest version of each), companies, persons, machines and posts by number, name, GSTIN, phone or e-mail address.',
    query: z.strictObject({ q: queryText(QUERY_MAX) }),
    response: z.object({ results: z.array(SearchResult) }),
    problems: [],
  }),
}
