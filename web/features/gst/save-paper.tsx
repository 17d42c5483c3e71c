import type { PathName } from '#web/platform/call.ts'
import { download } from '#web/platform/session/download.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button, type ButtonTone } from '#web/ui/button.tsx'

type Props = {
  call: Extract<PathName, 'downloadGstr1' | 'downloadTally' | 'downloadEInvoice'>
  query?: Readonly<Record<string, string>>
  /** The path parameters of the call. */
  params?: Readonly<Record<string, string>>
  /** The name it is saved under. */
  file: string
  label: string
  /** The full name, if the label is short. */
  name?: string
  tone?: ButtonTone
}

/** Saves a paper for a portal or for accounting. */
export function SavePaper({ call, query = {}, params = {}, file, label, name, tone = 'secondary' }: Props) {
  const { notifyFailed } = useOutcome()
  const save = useSubmit(
    () => download(call, query, file.replaceAll('/', '-'), params),
    (error) => notifyFailed('request', error),
  )
  return (
    <Button tone={tone} aria-disabled={save.pending} aria-label={name} onClick={() => save.submit()}>
      {label}
    </Button>
  )
}
