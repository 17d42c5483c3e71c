import { formatDate } from '#contract/dates.ts'

/** `Nov 2026` */
export const monthName = (month: string) => formatDate(`${month}-01`).slice(3)
