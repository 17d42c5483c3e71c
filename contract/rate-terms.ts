import { z } from 'zod'

/** The largest amount of one field: ten thousand crore rupees, so that every sum of a bill is an exact integer. */
export const PAISE_MAX = 10_000_000_000_000

/** A price or amount in whole paise. */
export const PricePaise = z.int().min(0).max(PAISE_MAX)

/** Hours, percentages and multipliers are decimal strings, as binary fractions cannot represent 0.1. */
const decimalString = (pattern: RegExp, error: string) =>
  z.string().max(16, { abort: true }).regex(pattern, { error, abort: true })

/** Times the hour or the day. The second shift's factor is for both shifts of a day; the hire includes the first. */
const Multiplier = decimalString(/^[1-9](\.\d{1,6})?$/, 'must be a decimal string from "1" to "9.999999"')
export const Percent = decimalString(
  /^(100(\.0{1,6})?|\d{1,2}(\.\d{1,6})?)$/,
  'must be a decimal string from "0" to "100"',
)
const HoursOfCycle = decimalString(/^\d{1,3}(\.\d{1,6})?$/, 'must be a decimal string from "0" to "999.999999"')
/** Litres per hour. */
export const Litres = decimalString(/^\d{1,3}(\.\d{1,6})?$/, 'must be a decimal string from "0" to "999.999999"')
export const HoursOfDay = decimalString(
  /^(24(\.0{1,6})?|(\d|1\d|2[0-3])(\.\d{1,6})?)$/,
  'must be a decimal string from "0" to "24"',
)

/** A JSON number read digit by digit, such as 8.5; at most six decimals. */
const exactNumber = (max: number) =>
  z
    .number()
    .positive()
    .max(max)
    .refine((value) => /^\d+(\.\d{1,6})?$/.test(String(value)), 'must have at most six decimals')

/** The ways to divide a hire into bills: see `docs/hire.md`. */
export const cycleKinds = ['CALENDAR', 'ANNIVERSARY', 'DAY_N', '28D'] as const

const bases = ['MONTH', 'HOUR', 'DAY'] as const
export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
export const idleCauses = ['CLIENT_IDLE', 'WEATHER', 'FORCE_MAJEURE', 'STATUTORY_STOP', 'SUPPLIER'] as const
export type IdleCause = (typeof idleCauses)[number]

/** Who is why a hire ended; the supplier, for instance, after a breakdown without a replacement in time. */
export const offHireCauses = ['CUSTOMER', 'SUPPLIER'] as const

export const breakdownEffects = ['DEDUCT', 'HALF_FULL', 'NONE'] as const

const Breakdown = z.strictObject({
  graceHours: HoursOfCycle.default('0'),
  effect: z.enum(breakdownEffects).default('DEDUCT'),
})

const STANDBY_PERCENT = {
  CLIENT_IDLE: '100',
  WEATHER: '100',
  FORCE_MAJEURE: '100',
  STATUTORY_STOP: '100',
  SUPPLIER: '0',
}
const StandbyPercent = z.strictObject({
  CLIENT_IDLE: Percent.default(STANDBY_PERCENT.CLIENT_IDLE),
  WEATHER: Percent.default(STANDBY_PERCENT.WEATHER),
  FORCE_MAJEURE: Percent.default(STANDBY_PERCENT.FORCE_MAJEURE),
  STATUTORY_STOP: Percent.default(STANDBY_PERCENT.STATUTORY_STOP),
  SUPPLIER: Percent.default(STANDBY_PERCENT.SUPPLIER),
})

/** A package price for a number of days. */
export const Tier = z.strictObject({ days: z.int().min(1).max(366), pricePaise: PricePaise })
export type Tier = z.infer<typeof Tier>

/** The terms beside the prices. */
const agreed = {
  daysPerMonth: exactNumber(31).default(26),
  hoursPerDay: exactNumber(24).default(10),
  includedHours: exactNumber(744).optional(),
  hoursMode: z.enum(['DAILY', 'POOLED']).default('DAILY'),
  otMultiplier: Multiplier.default('1'),
  offDayMultiplier: Multiplier.default('1'),
  secondShiftFactor: Multiplier.default('2'),
  weeklyOff: z.array(z.enum(weekdays)).max(7).default(['SUN']),
  partMonth: z.enum(['CALENDAR_DAYS', 'WORKING_DAYS']).default('CALENDAR_DAYS'),
  breakdown: Breakdown.default({ graceHours: '0', effect: 'DEDUCT' }),
  standbyPct: StandbyPercent.default(STANDBY_PERCENT),
  minimumHours: HoursOfCycle.default('0'),
  minimumDays: z.int().min(0).max(3660).default(0),
}

/** The terms without basis and prices, as a rate card offers them. */
export const AgreedTerms = z.strictObject(agreed)
export type AgreedTerms = z.infer<typeof AgreedTerms>

/**
 * The terms of a hire, frozen on a quote's line and on its job. `ratePaise` is per month or hour, by `basis`; `tiers`
 * are for the basis DAY. A basis ignores the fields that it does not use. Rules: `docs/hire.md`.
 */
export const RateTerms = z
  .strictObject({
    basis: z.enum(bases),
    ratePaise: PricePaise.optional(),
    ...agreed,
    tiers: z.array(Tier).min(1).max(20).optional(),
  })
  .superRefine(({ basis, ratePaise, tiers }, context) => {
    const missing = (field: string) =>
      context.addIssue({ code: 'custom', path: [field], message: `is required where basis is ${basis}` })
    if (basis !== 'DAY' && ratePaise === undefined) missing('ratePaise')
    if (basis === 'DAY' && tiers === undefined) missing('tiers')
  })
export type RateTerms = z.infer<typeof RateTerms>
