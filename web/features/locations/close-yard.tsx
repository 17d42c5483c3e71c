import { useState } from 'react'
import { callVersioned } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useYardTexts } from './yard-texts.ts'
import { type VersionedYard, yardChanged } from './yards.queries.ts'

/** Closes a yard after asking, or opens it again. */
export function CloseYard({ loaded: { thing: yard, version } }: { loaded: VersionedYard }) {
  const text = useYardTexts()
  const [asking, setAsking] = useState(false)
  const { notifyFailed } = useOutcome()
  const setActive = useSubmit(
    async (isActive: boolean) => {
      const headers = version === undefined ? {} : { 'if-match': version }
      const saved = await callVersioned('updateYard', { params: { id: yard.yardId }, headers, body: { isActive } })
      yardChanged({ thing: saved.answer.yard, version: saved.version })
    },
    (error) => notifyFailed('request', error),
  )
  const ask = () => (yard.isActive ? setAsking(true) : setActive.submit(true))
  return (
    <>
      <Button tone="secondary" className="justify-self-start" aria-disabled={setActive.pending} onClick={ask}>
        {yard.isActive ? text.close : text.reopen}
      </Button>
      {asking && (
        <ConfirmDialog
          title={fill(text.closeTitle, { name: yard.name })}
          confirm={text.close}
          cancel={text.cancel}
          danger
          onConfirm={() => {
            setAsking(false)
            setActive.submit(false)
          }}
          onCancel={() => setAsking(false)}
        >
          {text.closeText}
        </ConfirmDialog>
      )}
    </>
  )
}
