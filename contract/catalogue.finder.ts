import { z } from 'zod'
import { Product } from './catalogue.ts'
import { Miss } from './catalogue.understood.ts'
import { endpoint } from './endpoint.ts'
import { AskedSlug, boundedText } from './fields.ts'
import { type FigureNeed, type FlagNeed, figureNeeds, flagNeeds } from './need-figures.ts'
import { tasks } from './needs.ts'
import { paths } from './paths.ts'

/** The finder looks at so many machines, those that fit first, and shows so many of each group. */
export const FINDER_LOOKED_MAX = 120
export const FINDER_FITS_MAX = 12
export const FINDER_UNKNOWN_MAX = 12
export const FINDER_LEFT_OUT_MAX = 30
/** If no machine fits, the reply names at most this many other cities. */
export const FINDER_CITIES_MAX = 3

const ofKeys = <Key extends string, Value extends z.ZodType>(keys: readonly Key[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>

/** A figure in an address: `11`, `0.9`. */
const figure = boundedText(10, { long: 'range' })
  .regex(/^\d{1,6}(\.\d{1,3})?$/, 'range')
  .transform(Number)
  .refine((value) => value > 0, 'range')
  .optional()

const FinderQuery = z.strictObject({
  location: AskedSlug.optional(),
  task: z.enum(tasks),
  ...ofKeys(Object.keys(figureNeeds) as FigureNeed[], figure),
  ...ofKeys<FlagNeed, z.ZodOptional<z.ZodLiteral<'1'>>>(flagNeeds, z.literal('1').optional()),
})
export type FinderQuery = z.infer<typeof FinderQuery>

const Point = z.tuple([z.number(), z.number()])

const Range = z
  .object({
    tool: z.enum(['hands', 'forks', 'teeth', 'hose']),
    outline: z.array(Point),
    at: Point.nullable().meta({
      description: 'The place asked for; null if neither height, depth nor reach is asked.',
    }),
  })
  .meta({ description: 'Metres from the origin of the drawing, on the ground; y upwards.' })

const FoundMachine = z
  .object({
    product: Product,
    originM: z.number().meta({ description: 'The origin, from the left edge of the drawing.' }),
    range: Range.nullable().meta({ description: 'Null if the specs do not tell it, as for a crane.' }),
    misses: z.array(Miss),
    getsThere: z.boolean().nullable().meta({
      description: 'Whether height (or depth) and reach are within the range at once; null if that is not known.',
    }),
  })
  .meta({ id: 'FoundMachine' })
export type FoundMachine = z.infer<typeof FoundMachine>

const CityThatFits = z.object({ slug: z.string(), name: z.string(), fits: z.int() }).meta({ id: 'CityThatFits' })
export type CityThatFits = z.infer<typeof CityThatFits>

export const finderApi = {
  findMachines: endpoint({
    ...paths.findMachines,
    summary: 'The machines for a task: those that fit, those that may fit, and those left out with the reasons.',
    query: FinderQuery,
    response: z.object({
      fits: z.array(FoundMachine).max(FINDER_FITS_MAX),
      unknown: z.array(FoundMachine).max(FINDER_UNKNOWN_MAX),
      leftOut: z.array(FoundMachine).max(FINDER_LEFT_OUT_MAX),
      counts: z.object({ fits: z.int(), unknown: z.int(), leftOut: z.int() }),
      looked: z.int().meta({ description: `Machines looked at, at most ${FINDER_LOOKED_MAX}; the counts are theirs.` }),
      total: z.int().meta({ description: 'Machines that do the task in this place.' }),
      elsewhere: z.array(CityThatFits).max(FINDER_CITIES_MAX).meta({
        description: 'If no machine fits in the city asked for: the nearest cities where some do.',
      }),
    }),
    problems: ['not-found'],
  }),
}
