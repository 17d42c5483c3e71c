import { dateInIndia, formatDate, IST_OFFSET_MS } from './dates.ts'

const clockInIndia = (at: Date) => new Date(at.getTime() + IST_OFFSET_MS).toISOString().slice(11, 16)

/** An instant in Indian time: `06 Sep 2026, 17:18`. */
export const momentText = (at: Date) => `${formatDate(dateInIndia(at))}, ${clockInIndia(at)}`
