import { formatDate } from '#contract/dates.ts'
import type { Job } from '#contract/jobs.ts'
import { language } from '#contract/texts/language.en.ts'
import { inNewTab } from '#web/platform/in-new-tab.ts'
import { fetchPdf } from '#web/platform/session/fetch-pdf.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { useJobTexts } from './texts.ts'

type Call = 'downloadGatePass' | 'downloadDeskGatePass'
type Props = { job: Job; download: { call: Call; path: string } }

/** The challan with which the machine came, as PDF with its papers. */
export function GatePass({ job: { challan }, download }: Props) {
  const text = useJobTexts()
  const { notifyFailed } = useOutcome()
  const address = language.code === 'en' ? download.path : `${download.path}?lang=${language.code}`
  const { submit, pending } = useSubmit(
    () => inNewTab(text.gatePass, () => fetchPdf(download.call, address)),
    (error) => notifyFailed('request', error),
  )
  if (challan === null) return null
  const { challanNumber: number, issuedOn, vehicleNumber: vehicle } = challan
  return (
    <section aria-label={text.challan}>
      <h2 className="heading text-2xl">{text.challan}</h2>
      <p className="mt-1 text-ink-2 tabular-nums">
        {fill(text.challanLine, { number, date: formatDate(issuedOn), vehicle })}
      </p>
      <Button tone="secondary" className="mt-3" aria-disabled={pending} onClick={() => submit()}>
        {text.gatePass}
      </Button>
    </section>
  )
}
