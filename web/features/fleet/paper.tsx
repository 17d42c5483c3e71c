import { formatDate } from '#contract/dates.ts'
import type { MachineDocument } from '#contract/fleet.papers.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useRemoval } from '#web/platform/use-removal.ts'
import { RemoveButton } from '#web/ui/remove-button.tsx'
import { papersChanged } from './papers.queries.ts'
import { useDocumentsTexts, usePaperTexts } from './texts.ts'

type Props = { paper: MachineDocument; machineId: string; mayChange: boolean }

/** One paper of a machine, with its file. */
export function Paper({ paper, machineId, mayChange }: Props) {
  const text = useDocumentsTexts()
  const { kinds } = usePaperTexts()
  const { kind, number, validTo, file } = paper
  const name = `${kinds[kind]} ${number}`
  const end = validTo === null ? text.noEnd : fill(text.ends, { date: formatDate(validTo) })
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-2 tabular-nums">
          {end},{' '}
          {file === null ? (
            text.noFile
          ) : (
            <a href={file.url} target="_blank" rel="noreferrer" className="link wrap-anywhere">
              {file.name}
            </a>
          )}
        </p>
      </div>
      {mayChange && <Remove id={paper.documentId} name={name} machineId={machineId} />}
    </li>
  )
}

type RemoveProps = { id: string; name: string; machineId: string }

function Remove({ id, name, machineId }: RemoveProps) {
  const text = useDocumentsTexts()
  const removal = useRemoval(
    () => call('removeMachineDocument', { params: { id }, body: {} }),
    () => papersChanged(machineId),
  )
  const [label, question] = [fill(text.removeNamed, { name }), fill(text.removeText, { name })]
  return <RemoveButton removal={removal} text={text} label={label} question={question} />
}
