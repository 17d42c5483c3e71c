// The conditions of a task as SQL on the row `p`: the same three answers as `needs.rules.ts` gives, null for not known.
import { type RawBuilder, sql } from 'kysely'
import { type FigureNeed, figureNeeds } from '#contract/need-figures.ts'
import { flags, measures, type Need, needsOf } from './needs.rules.ts'
import type { Reading } from './reading.rules.ts'
import { withoutFigure } from './tasks.ts'

export type Sql = RawBuilder<unknown>
type Asked = Pick<Reading, 'needs' | 'kinds' | 'makes'>

export const and = (conditions: readonly Sql[]) => sql.join([sql`true`, ...conditions], sql` and `)

/** The machines of the kinds and makes that come into question. */
export const ofKinds = ({ kinds, makes }: Asked) =>
  and([
    ...(kinds ? [sql`p.sub_category = any (${kinds}::text[])`] : []),
    ...(makes.length > 0 ? [sql`p.make = any (${makes}::text[])`] : []),
  ])

/** Whether a machine meets every need: false if it misses one, null if it misses none but some are not known. */
export const meetsAll = ({ needs }: Asked) => sql`(${and(needsOf(needs).map(meets))})`

// The keys are constants of the code; as literals they keep the statement short.
const spec = (key: string) => sql`p.specs ->> ${sql.lit(key)}`

const number = (keys: readonly string[]) =>
  keys.length === 1 ? sql`(${sql.join(keys.map(spec))})::float8` : sql`coalesce(${sql.join(keys.map(spec))})::float8`

/** A machine's figure for a need, 0 if its kind has none; keys of the same factor follow each other. */
function figure(need: FigureNeed) {
  const byFactor = [...Map.groupBy(measures[need], ([, factor]) => factor)]
  const parts = byFactor.map(([factor, keys]) => {
    const own = number(keys.map(([key]) => key))
    return factor === 1 ? own : sql`${own} * ${sql.lit(factor)}`
  })
  const own = parts.length === 1 ? sql`${sql.join(parts)}` : sql`coalesce(${sql.join(parts)})`
  const without = withoutFigure(need)
  return without.length === 0 ? own : sql`case when p.sub_category = any (${without}::text[]) then 0 else ${own} end`
}

function meets(need: Need): Sql {
  if (need.key === 'powerSource') return sql`(${spec('powerSource')}) = ${need.value}`
  if (!isFigure(need)) return meetsFlag(need)
  const compared = figureNeeds[need.key].bound === 'least' ? sql`>=` : sql`<=`
  return sql`${figure(need.key)} ${compared} ${need.value}::float8`
}

const isFigure = (need: Need): need is Extract<Need, { key: FigureNeed }> => need.key in figureNeeds

function meetsFlag({ key }: Exclude<Need, { key: FigureNeed | 'powerSource' }>): Sql {
  const { shown, denied, known, most } = flags[key]
  if (most) return sql`${number([most[0]])} <= ${sql.lit(most[1])}`
  const has = (values: typeof shown) =>
    Object.entries(values).map(([name, listed]) => sql`coalesce((${spec(name)}) = any (${listed}::text[]), false)`)
  const either = (conditions: Sql[]) => sql.join([sql`false`, ...conditions], sql` or `)
  return sql`case when ${either(has(denied))} then false
    when ${either([...has(shown), ...known.map((name) => sql`p.specs ? ${sql.lit(name)}`)])} then true end`
}

/** Later figures weigh less than the first: height decides before capacity. */
const LATER = 0.25
/** Of machines that fit alike, the likelier kind comes first. */
const PER_KIND = 0.02

/** Scores the fit of a machine: 0 is exact, and it falls with everything that the machine can do beyond the need. */
export function fit({ needs, kinds }: Asked): Sql {
  const least = needsOf(needs)
    .filter(isFigure)
    .filter(({ key }) => figureNeeds[key].bound === 'least')
  const beyond = least.map(
    ({ key, value }, at) =>
      sql`${sql.lit(at === 0 ? 1 : LATER)} * coalesce(ln(${positive(key)} / ${value}::float8), 0)`,
  )
  return sql`-(${sql.join([kindPlace(kinds), ...beyond], sql` + `)})`
}

const kindPlace = (kinds: readonly string[] | null) =>
  kinds ? sql`${sql.lit(PER_KIND)}::float8 * coalesce(array_position(${kinds}::text[], p.sub_category), 0)` : sql`0`

/** Only positive figures have a logarithm. */
const positive = (key: FigureNeed) => sql`nullif(greatest(${figure(key)}, 0), 0)`

/** An unknown value counts as much as a miss by 40 %; an unmet condition counts twice that. */
const UNKNOWN = 0.5
const NOT_MET = 1

/** Returns the distance of a machine from meeting every need. */
export const distance = ({ needs }: Asked): Sql => sql.join([sql`0`, ...needsOf(needs).map(distanceFrom)], sql` + `)

function distanceFrom(need: Need): Sql {
  if (!isFigure(need)) return sql`coalesce(${sql.lit(NOT_MET)} * (not (${meets(need)}))::integer, ${sql.lit(UNKNOWN)})`
  const least = figureNeeds[need.key].bound === 'least'
  const [over, under] = least
    ? [sql`${need.value}::float8`, positive(need.key)]
    : [positive(need.key), sql`${need.value}::float8`]
  const lacks = sql`ln(${over} / ${under})`
  const notKnown = sql`case when ${figure(need.key)} = 0 then ${sql.lit(NOT_MET)} else ${sql.lit(UNKNOWN)} end`
  // `greatest` would take what is not known for 0.
  return sql`coalesce((${lacks} + abs(${lacks})) / 2, ${notKnown})`
}
