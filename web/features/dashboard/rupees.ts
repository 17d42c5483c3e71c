import { formatRupees } from '#contract/money.ts'

/** Tables have rupees; the job and the bill have the paise. */
export const rupees = (paise: number) => (paise === 0 ? '–' : formatRupees(Math.round(paise / 100) * 100))
