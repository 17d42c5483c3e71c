import { formatRupees } from '#contract/money.ts'
import { rateTexts } from '#contract/texts/catalogue.rates.en.ts'
import { fill } from '#web/platform/text.ts'

/** `From ₹22,000 a month`; '' without a rate. For loaders, so that pages do not load these words. */
export const fromRate = (paise: number | null | undefined) =>
  paise === null || paise === undefined ? '' : fill(rateTexts.from, { rate: formatRupees(paise) })
