// The limits of a hire that is asked for; without Zod, because public pages load them.
export const QUANTITY_MAX = 999
export const DURATION_MAX = 120
export const periods = ['DAY', 'WEEK', 'MONTH'] as const
export type Period = (typeof periods)[number]
export const START_WITHIN_DAYS = 365
