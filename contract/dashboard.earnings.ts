// The earnings of our machines in a period: utilisation, revenue, and machines that earn too little.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id } from './fields.ts'
import { deskPaths } from './paths.desk.ts'

/** The last 30 or 90 days, or the present financial year; each ends today. */
export const earningPeriods = ['30D', '90D', 'FY'] as const
export type EarningPeriod = (typeof earningPeriods)[number]

/** Machines of one list; those that lost most come first. */
export const EARNERS_MAX = 100

const Paise = z.int()
const span = { period: z.enum(earningPeriods), from: CivilDate, to: CivilDate }
const query = z.strictObject({ period: z.enum(earningPeriods).optional().default('30D') })
const named = { key: z.string(), name: z.string() }

/** The utilisation of some machines of our own: their days on a job, and their hire before GST. */
const Utilised = z.object({
  ...named,
  machines: z.int(),
  /** Days in the fleet without maintenance. */
  availableDays: z.int(),
  jobDays: z.int(),
  /** Hire that accrued, without transport, diesel and other costs beside it; of machines with a monthly rate. */
  hirePaise: Paise,
  /** The earnings of the same machines at today's monthly rate on each available day. */
  potentialPaise: Paise,
  /** Machines for which no monthly rate counts. */
  unpriced: z.int(),
})
export type Utilised = z.infer<typeof Utilised>

/** Before GST: what accrued, and lines of invoices and notes with a date in the period. */
const Earned = z.object({ ...named, accruedPaise: Paise, invoicedPaise: Paise })
export type EarnedGroup = z.infer<typeof Earned>

const machine = {
  machineId: Id,
  fleetNumber: z.string(),
  productName: z.string(),
  yardName: z.string(),
  availableDays: z.int(),
}
/** A machine without a day on a job. */
const IdleMachine = z.object({
  ...machine,
  /** At the monthly rate of today's card on each available day; null without a rate. */
  unearnedPaise: Paise.nullable(),
})
export type IdleMachine = z.infer<typeof IdleMachine>

/** A machine that was idle, or whose hire is below what it costs. */
const LowEarner = z.object({
  ...machine,
  jobDays: z.int(),
  hirePaise: Paise,
  /** Of the machine in the fleet, and of its operator on a job; null where nobody entered it. */
  ownCostPaise: Paise.nullable(),
  /** Own cost less hire. */
  lostPaise: Paise.nullable(),
})
export type LowEarner = z.infer<typeof LowEarner>

export const Earnings = z
  .object({
    ...span,
    /** Machines by value, the largest first. */
    utilisation: z.object({ total: Utilised, byProduct: z.array(Utilised), byYard: z.array(Utilised) }),
    /** The largest first; months in their order. */
    revenue: z.object({
      total: Earned,
      byMonth: z.array(Earned),
      byProduct: z.array(Earned),
      byCity: z.array(Earned),
    }),
    /** `machines` are at most 100 of `count`; the sum is of all. */
    idle: z.object({ machines: z.array(IdleMachine), count: z.int(), unearnedPaise: Paise }),
  })
  .meta({ id: 'Earnings' })
export type Earnings = z.infer<typeof Earnings>

export const LowEarners = z
  .object({ ...span, machines: z.array(LowEarner), count: z.int(), lostPaise: Paise })
  .meta({ id: 'LowEarners' })
export type LowEarners = z.infer<typeof LowEarners>

export const earningsApi = {
  getEarnings: endpoint({
    ...deskPaths.getEarnings,
    summary: 'Utilisation of our own machines, revenue of all hires, and machines without a job, over a period.',
    query,
    response: Earnings,
    problems: [],
  }),
  getLowEarners: endpoint({
    ...deskPaths.getLowEarners,
    summary: 'Our own machines that were idle all period or whose hire is below their own cost, by what they lost.',
    query,
    response: LowEarners,
    problems: [],
  }),
}
