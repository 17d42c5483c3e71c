import { formatRupees } from '#contract/money.ts'

/** Whole rupees in a sentence; the job and the bill have the paise. */
export const wholeRupees = (paise: number) => formatRupees(Math.round(paise / 100) * 100)

/** The same in a table, where a dash stands for nothing. */
export const rupees = (paise: number) => (paise === 0 ? '–' : wholeRupees(paise))
