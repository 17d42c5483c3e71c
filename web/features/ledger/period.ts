import { addDays } from '#contract/dates.ts'

export type Period = { from: string; to: string }
const DATE = /^\d{4}-\d{2}-\d{2}$/
const DAYS_MAX = 366

/** The financial year of a day, from 1 April up to that day. */
export function yearUpTo(today: string): Period {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '04' ? 1 : 0)
  return { from: `${year}-04-01`, to: today }
}

/** Whether a statement can be of these days. */
export const isPeriod = ({ from, to }: Period) =>
  DATE.test(from) && DATE.test(to) && from <= to && to <= addDays(from, DAYS_MAX - 1)
