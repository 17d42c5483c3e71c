import { signedInPaths } from '#contract/paths.signed-in.ts'
import { language } from '#contract/texts/language.en.ts'
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

/** Opens the tab on the click itself: after a wait, browsers block it as a popup. */
async function inNewTab(waiting: string, fetched: () => Promise<Blob>) {
  const tab = open('', '_blank')
  if (tab) tab.document.body.textContent = waiting
  try {
    // Never revoked while this page is open, so that the tab can be reloaded and saved.
    const address = URL.createObjectURL(await fetched())
    // If the browser blocks the tab, this one shows the document; Back returns here.
    ;(tab ?? window).location.assign(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
