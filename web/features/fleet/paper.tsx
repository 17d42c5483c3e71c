import { useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { MachineDocument } from '#contract/fleet.papers.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
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

function Remove({ id, name, machineId }: { id: string; name: string; machineId: string }) {
  const text = useDocumentsTexts()
  const { notifyFailed } = useOutcome()
  const [isAsked, ask] = useState(false)
  const { submit, pending } = useSubmit(
    async () => {
      await call('removeMachineDocument', { params: { id }, body: {} })
      ask(false)
      await papersChanged(machineId)
    },
    (error) => {
      ask(false)
      notifyFailed('request', error)
      void papersChanged(machineId)
    },
  )
  return (
    <>
      <Button tone="quiet" aria-label={fill(text.removeNamed, { name })} onClick={() => ask(true)}>
        {text.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={text.removeTitle}
          confirm={text.removeForGood}
          cancel={text.keep}
          danger
          pending={pending}
          onConfirm={submit}
          onCancel={() => ask(false)}
        >
          {fill(text.removeText, { name })}
        </ConfirmDialog>
      )}
    </>
  )
}
