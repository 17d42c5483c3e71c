import { signedInPaths } from '#contract/paths.signed-in.ts'
import { language } from '#contract/texts/language.en.ts'
import { inNewTab } from '#web/platform/in-new-tab.ts'
import { fetchPdf } from '#web/platform/session/fetch-pdf.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useQuoteTexts } from './texts.ts'

const addressOf = (quoteId: string) => {
  const path = signedInPaths.downloadQuotePdf.path.replace('{quoteId}', () => encodeURIComponent(quoteId))
  return language.code === 'en' ? path : `${path}?lang=${language.code}`
}

/** Opens a quote's PDF in a new tab (specification section 7). */
export function useOpenQuote() {
  const { openingPdf } = useQuoteTexts()
  const { notifyFailed } = useOutcome()
  return useSubmit(
    (quoteId: string) => inNewTab(openingPdf, () => fetchPdf('downloadQuotePdf', addressOf(quoteId))),
    (error) => notifyFailed('fetchQuote', error),
  )
}
