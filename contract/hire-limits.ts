// The limits of a hire that is asked for; without Zod, because public pages load them.
export const QUANTITY_MAX = 999
export const DURATION_MAX = 120
export const periods = ['DAY', 'WEEK', 'MONTH'] as const
export type Period = (typeof periods)[number]
export const START_WITHIN_DAYS = 365
/** The days of the longest hire that is estimated or quoted: five years, as for `npm run estimate`. */
export const HIRE_DAYS_MAX = 1830
