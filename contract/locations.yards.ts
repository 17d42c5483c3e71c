import { z } from 'zod'
import { addressFields } from './addresses.ts'
import { changeOf } from './change.ts'
import { endpoint } from './endpoint.ts'
import { Id, queryText, Slug, text } from './fields.ts'
import { within } from './numbers.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { versioned } from './versioned.ts'

const params = z.object({ id: Id })

/** A yard of the renting company: the machines' place between hires. */
export const Yard = z
  .object({
    yardId: Id,
    name: z.string(),
    /** The slug of a city. */
    city: z.string(),
    cityName: z.string(),
    state: z.string(),
    address: z.string(),
    pincode: z.string(),
    /** Degrees north and east, within India. */
    latitude: z.number(),
    longitude: z.number(),
    isActive: z.boolean(),
  })
  .meta({ id: 'Yard' })
export type Yard = z.infer<typeof Yard>

export const yardFields = {
  name: text(1, 60),
  city: Slug,
  address: text(1, 240),
  pincode: addressFields.pincode,
  latitude: within(6, 38),
  longitude: within(68, 98),
}
export const NewYard = z.strictObject(yardFields)
export type NewYard = z.infer<typeof NewYard>

const yard = z.object({ yard: Yard })

export const yardsApi = {
  listYards: endpoint({
    ...deskPaths.listYards,
    summary: 'The yards by name, closed ones last.',
    query: z.strictObject({ filter: queryText(100).optional(), ...pageQuery }),
    response: z.object({ yards: pageOf(Yard) }),
    problems: [],
  }),
  addYard: endpoint({
    ...deskPaths.addYard,
    summary: 'Adds a yard.',
    body: NewYard,
    response: yard,
    status: 201,
    problems: ['yard-exists'],
  }),
  getYard: endpoint({
    ...deskPaths.getYard,
    summary: 'One yard.',
    params,
    response: yard,
    problems: ['not-found'],
  }),
  updateYard: endpoint({
    ...deskPaths.updateYard,
    summary: 'Changes a yard, closes it or opens it again. Only the fields sent change.',
    params,
    headers: versioned,
    ...changeOf(Yard, { ...NewYard.partial().shape, isActive: z.boolean().optional() }),
    response: yard,
    problems: ['not-found', 'precondition-required', 'precondition-failed', 'yard-exists'],
  }),
}
