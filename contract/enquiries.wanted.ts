import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, queryText } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'

/** A machine that people wait for in a city. */
export const WantedMachine = z
  .object({
    productId: Id,
    productName: z.string(),
    productSlug: z.string(),
    city: z.string(),
    cityName: z.string(),
    /** People who wait. */
    waiting: z.int(),
    /** Since when the first of them waits. */
    since: z.iso.datetime({ offset: true }),
    /** Other cities where it can be rented, by name. */
    availableIn: z.array(z.string()),
  })
  .meta({ id: 'WantedMachine' })
export type WantedMachine = z.infer<typeof WantedMachine>

/** The machines that people wait for: a guide for purchases. */
export const wantedApi = {
  listWanted: endpoint({
    ...deskPaths.listWanted,
    summary: 'Machines that people wait for by city, most wanted first; `filter` searches machines and cities.',
    query: z.strictObject({ filter: queryText(100).optional(), ...pageQuery }),
    response: z.object({ wanted: pageOf(WantedMachine) }),
    problems: [],
  }),
}
