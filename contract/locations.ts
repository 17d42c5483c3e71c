import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { paths } from './paths.ts'

export const Location = z
  .object({ slug: z.string(), name: z.string(), state: z.string(), metro: z.boolean(), aliases: z.array(z.string()) })
  .meta({ id: 'Location' })
export type Location = z.infer<typeof Location>

export const locationsApi = {
  listLocations: endpoint({
    ...paths.listLocations,
    access: 'public',
    summary: 'The cities where equipment is rented, key metros first.',
    response: z.object({ locations: z.array(Location) }),
    problems: [],
  }),
}
