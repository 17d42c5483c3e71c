import { language } from '#contract/texts/language.en.ts'
import { inNewTab } from '#web/platform/in-new-tab.ts'
import { fetchPdf } from '#web/platform/session/fetch-pdf.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  name: Parameters<typeof fetchPdf>[0]
  path: string
  query?: Readonly<Record<string, string>>
  text: { openAs: string; openingPdf: string }
}

/** Opens a document as PDF in a new tab, in the language of the page. */
export function OpenPdf({ name, path, query = {}, text }: Props) {
  const { notifyFailed } = useOutcome()
  const asked = new URLSearchParams({ ...query, ...(language.code === 'en' ? {} : { lang: language.code }) })
  const address = asked.size === 0 ? path : `${path}?${asked}`
  const { submit, pending } = useSubmit(
    () => inNewTab(text.openingPdf, () => fetchPdf(name, address)),
    (error) => notifyFailed('request', error),
  )
  return (
    <Button
      tone="quiet"
      aria-disabled={pending}
      aria-label={fill(text.openAs, { type: 'PDF' })}
      onClick={() => submit()}
    >
      PDF
    </Button>
  )
}
