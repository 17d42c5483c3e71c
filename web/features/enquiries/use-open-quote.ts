import { paths } from '#contract/paths.ts'
import { fetchPdf } from '#web/platform/session/fetch-pdf.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useEnquiryTexts } from './texts.ts'

const addressOf = (quoteId: string) =>
  paths.downloadQuotePdf.path.replace('{quoteId}', () => encodeURIComponent(quoteId))

/** Shows the PDF of a quote in a tab of its own (specification section 7). */
export function useOpenQuote() {
  const { openingPdf } = useEnquiryTexts()
  const { notifyFailed } = useOutcome()
  return useSubmit(
    (quoteId: string) => inNewTab(openingPdf, () => fetchPdf('downloadQuotePdf', addressOf(quoteId))),
    (error) => notifyFailed('fetchQuote', error),
  )
}

/** The tab comes with the click: after a wait, browsers take it for a popup that nobody wants. */
async function inNewTab(waiting: string, fetched: () => Promise<Blob>) {
  const tab = open('', '_blank')
  if (tab) tab.document.body.textContent = waiting
  try {
    // Never given back while this page stands, so that the tab can be loaded again and saved.
    const address = URL.createObjectURL(await fetched())
    // Where no tab may be opened, this one shows it; Back leads here again.
    ;(tab ?? window).location.assign(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
