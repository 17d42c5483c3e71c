import { language } from '#contract/texts/language.en.ts'
import type { PathName } from '#web/platform/call.ts'
import { download } from '#web/platform/session/download.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { useLedgerTexts } from './texts.ts'

type Props = {
  csv: PathName
  xlsx: PathName
  query: Readonly<Record<string, string>>
  /** Without its ending. */
  file: string
  name: string
}

/** Saves a table as a file for a spreadsheet. */
export const SaveTable = ({ csv, xlsx, ...about }: Props) => (
  <>
    <Save call={csv} type="CSV" {...about} />
    <Save call={xlsx} type="XLSX" {...about} />
  </>
)

type SaveProps = Pick<Props, 'query' | 'file' | 'name'> & { call: PathName; type: 'CSV' | 'XLSX' }

function Save({ call, query, file, name, type }: SaveProps) {
  const text = useLedgerTexts()
  const { notifyFailed } = useOutcome()
  const save = useSubmit(
    () => download(call, { ...query, lang: language.code }, `${file}.${type.toLowerCase()}`),
    (error) => notifyFailed('request', error),
  )
  return (
    <Button
      tone="quiet"
      aria-disabled={save.pending}
      aria-label={`${name}: ${fill(text.download, { type })}`}
      onClick={() => save.submit()}
    >
      {type}
    </Button>
  )
}
