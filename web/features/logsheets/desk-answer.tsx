import { useState } from 'react'
import type { Logsheet } from '#contract/logsheets.ts'
import { callVersioned } from '#web/platform/call.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import type { Answering } from './answering.ts'
import { deskLogChanged, reloadDeskLogs } from './desk-logsheets.queries.ts'
import { useLogOutcome } from './use-log-outcome.ts'
import { type AnsweredLog, seenLog } from './versioned-log.ts'

/** The desk's answer to a day that the customer entered: a signature, drawn or as a typed name, or a dispute. */
export function DeskAnswer({ log }: { log: Logsheet }) {
  const { notifyFailed } = useLogOutcome()
  const params = { id: log.logsheetId }
  const seen = async (answer: Promise<AnsweredLog>) => seenLog(await answer)
  const answering: Answering = {
    sign: (body) => seen(callVersioned('signDeskLogsheet', { params, body })),
    dispute: (body) => seen(callVersioned('disputeDeskLogsheet', { params, body })),
    done: (_, saved) => deskLogChanged(saved),
    failed(act, error) {
      notifyFailed(act, error)
      void reloadDeskLogs()
    },
    needsDesignation: true,
  }
  return (
    <AnswerPanel
      log={log}
      answering={answering}
      otherWay={(designation) => <TypedName {...{ log, designation, answering }} />}
    />
  )
}

type Props = { log: Logsheet; designation: string; answering: Answering }

function TypedName({ log: { logsheetId: id, version }, designation, answering }: Props) {
  const text = useAnswerTexts()
  const [typedName, setName] = useState('')
  const isComplete = typedName.trim() !== '' && designation.trim() !== ''
  const { submit, pending } = useSubmit(
    async () => {
      const body = { typedName, designation, version }
      answering.done('signLogsheet', seenLog(await callVersioned('signDeskLogsheet', { params: { id }, body })))
    },
    (error) => answering.failed('signLogsheet', error),
  )
  return (
    <div className="grid max-w-xl gap-3 border-t border-line pt-4 sm:grid-cols-[1fr_auto] sm:items-start">
      <TextField
        name="typedName"
        label={text.typeName}
        hint={text.typeNameHint}
        value={typedName}
        onChange={setName}
        onBlur={() => {}}
        maxLength={200}
        autoComplete="name"
      />
      <Button
        tone="secondary"
        className="min-h-14 sm:mt-7"
        aria-disabled={pending || !isComplete}
        onClick={() => isComplete && submit()}
      >
        {text.signTyped}
      </Button>
    </div>
  )
}
