import type { Job } from '#contract/jobs.ts'
import { Rational, sumOf } from '#server/hire/rational.ts'
import type { KnownDay } from './accrual.rules.ts'

const added = (hours: readonly string[]) => sumOf(hours.map((text) => Rational.decimal(text))).toString()

/** The hours of the logs of a job so far, as decimal strings; those of a second shift are not among them. */
export const hoursOf = (days: readonly KnownDay[]): Job['hours'] => ({
  days: days.length,
  worked: added(days.map(({ worked }) => worked)),
  idle: added(days.flatMap(({ idle }) => Object.values(idle))),
  breakdown: added(days.map(({ breakdown }) => breakdown)),
})
