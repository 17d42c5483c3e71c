import { momentText } from '#contract/moment-text.ts'

/** An instant in Indian time: `06 Sep 2026, 17:18`. */
export const instantText = (instant: string) => momentText(new Date(instant))
