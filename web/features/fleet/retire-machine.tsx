import { useState } from 'react'
import { callVersioned } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { machineChanged, type VersionedMachine } from './machines.queries.ts'
import { useMachinesTexts } from './texts.ts'

/** Retires a machine after asking, or takes it back. */
export function RetireMachine({ loaded: { thing: machine, version } }: { loaded: VersionedMachine }) {
  const text = useMachinesTexts()
  const [asking, setAsking] = useState(false)
  const { notifyFailed } = useOutcome()
  const setRetired = useSubmit(
    async (isRetired: boolean) => {
      const headers = version === undefined ? {} : { 'if-match': version }
      const saved = await callVersioned('updateMachine', {
        params: { id: machine.machineId },
        headers,
        body: { isRetired },
      })
      machineChanged({ thing: translateNames(saved.answer).machine, version: saved.version })
    },
    (error) => notifyFailed('request', error),
  )
  const ask = () => (machine.isRetired ? setRetired.submit(false) : setAsking(true))
  return (
    <>
      <Button tone="secondary" className="justify-self-start" aria-disabled={setRetired.pending} onClick={ask}>
        {machine.isRetired ? text.takeBack : text.retire}
      </Button>
      {asking && (
        <ConfirmDialog
          title={fill(text.retireTitle, { name: machine.fleetNumber })}
          confirm={text.retire}
          cancel={text.cancel}
          danger
          onConfirm={() => {
            setAsking(false)
            setRetired.submit(true)
          }}
          onCancel={() => setAsking(false)}
        >
          {text.retireText}
        </ConfirmDialog>
      )}
    </>
  )
}
