import { language } from '#contract/texts/language.en.ts'
import type { PathName } from '#web/platform/call.ts'
import { download } from '#web/platform/session/download.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { SaveAsButton } from '#web/ui/save-as-button.tsx'
import { useSummaryTexts } from './texts.ts'

type Props = {
  name: PathName
  /** The path parameters of the call. */
  params: Readonly<Record<string, string>>
  summaryNumber: string
  type: 'CSV' | 'XLSX'
}

/** Saves a sheet as a file for a spreadsheet. */
export function SaveSheet({ name, params, summaryNumber, type }: Props) {
  const text = useSummaryTexts()
  const { notifyFailed } = useOutcome()
  const file = `${summaryNumber}.${type.toLowerCase()}`
  const save = useSubmit(
    () => download(name, { lang: language.code }, file, params),
    (error) => notifyFailed('request', error),
  )
  const label = fill(text.download, { type })
  return <SaveAsButton type={type} label={label} pending={save.pending} onSave={save.submit} />
}
