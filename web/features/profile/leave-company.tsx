import { useState } from 'react'
import { call } from '#web/platform/call.ts'
import { changeStanding } from '#web/platform/session/change-standing.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useProfileTexts } from './texts.ts'

/** Leaves the company after a confirmation; `isAlone` is undefined until known. */
export function LeaveCompany({ isAlone }: { isAlone: boolean | undefined }) {
  const text = useProfileTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const [asking, setAsking] = useState(false)
  const leave = useSubmit(
    async () => {
      await changeStanding(
        () => call('continueAsIndividual'),
        ({ userType }) => userType === 'INDIVIDUAL',
      )
      notifyDone('continueAsIndividual', { message: isAlone ? text.dissolved : text.left })
    },
    (error) => notifyFailed('continueAsIndividual', error),
  )
  return (
    <section aria-labelledby="leave-title" className="card p-5 md:px-8 md:py-6">
      <h2 id="leave-title" className="heading text-xl">
        {text.leaveTitle}
      </h2>
      <p className="mt-2 max-w-prose text-ink-2">{text.leaveText}</p>
      <Button tone="secondary" className="mt-4" onClick={() => setAsking(true)}>
        {text.leave}
      </Button>
      {asking && (
        <ConfirmDialog
          title={text.confirmLeaveTitle}
          confirm={text.leave}
          cancel={text.stay}
          danger={isAlone === true}
          onConfirm={() => {
            setAsking(false)
            leave.submit()
          }}
          onCancel={() => setAsking(false)}
        >
          <Consequences isAlone={isAlone} />
        </ConfirmDialog>
      )}
    </section>
  )
}

function Consequences({ isAlone }: { isAlone: boolean | undefined }) {
  const { confirmLeave, confirmDissolve } = useProfileTexts()
  const { perhaps, ...leaving } = confirmLeave
  const lines = isAlone ? Object.values(confirmDissolve) : Object.values(leaving)
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {[...lines, ...(isAlone === undefined ? [perhaps] : [])].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
