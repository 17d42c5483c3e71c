import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { paths } from './paths.ts'

export const Location = z
  .object({
    slug: z.string(),
    name: z.string(),
    state: z.string(),
    metro: z.boolean(),
    aliases: z.array(z.string()),
    /** About the centre, in degrees. */
    lat: z.number(),
    lng: z.number(),
  })
  .meta({ id: 'Location' })
export type Location = z.infer<typeof Location>

export const locationsApi = {
  listStates: endpoint({
    ...paths.listStates,
    summary: 'The states and union territories of India.',
    response: z.object({ data: z.object({ states: z.array(z.object({ name: z.string() })) }) }),
    problems: [],
  }),
  listCitiesOfState: endpoint({
    ...paths.listCitiesOfState,
    summary: 'Towns of a state, as suggestions for addresses; any other is accepted.',
    query: z.strictObject({ state: z.string().max(80, { abort: true }) }),
    response: z.object({ data: z.array(z.string()) }),
    problems: ['not-found'],
  }),
  listLocations: endpoint({
    ...paths.listLocations,
    summary: 'The cities where equipment is rented, key metros first.',
    response: z.object({ locations: z.array(Location) }),
    problems: [],
  }),
}
