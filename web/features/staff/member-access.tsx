import { useState } from 'react'
import { callVersioned } from '#web/platform/call.ts'
import { fill, plural } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { memberChanged, type VersionedMember } from './staff.queries.ts'
import { nameOf } from './staff-columns.tsx'
import { useStaffTexts } from './texts.ts'

/** A person's access and open sessions, and the ways to end them. */
export function MemberAccess({ loaded, isOwn }: { loaded: VersionedMember; isOwn: boolean }) {
  const text = useStaffTexts()
  const [asking, setAsking] = useState(false)
  const { thing: member } = loaded
  const { endSessions, setActive, outcome } = useAccess(loaded)
  const name = nameOf(member)
  return (
    <section aria-label={text.access} className="card grid justify-items-start gap-4 p-5 md:p-6">
      <h2 className="heading text-xl">{text.access}</h2>
      <p className="text-ink-2">{plural(member.sessions, text.sessions)}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" aria-disabled={endSessions.pending} onClick={() => endSessions.submit()}>
          {endSessions.pending ? text.ending : text.endSessions}
        </Button>
        {!isOwn && member.isActive && (
          <Button tone="secondary" className="border-danger text-danger" onClick={() => setAsking(true)}>
            {text.takeAway}
          </Button>
        )}
        {!member.isActive && (
          <Button tone="secondary" aria-disabled={setActive.pending} onClick={() => setActive.submit(true)}>
            {text.giveBack}
          </Button>
        )}
      </div>
      <output className="text-signed">{outcome}</output>
      {asking && (
        <ConfirmDialog
          title={fill(text.takeAwayTitle, { name })}
          confirm={text.takeAway}
          cancel={text.cancel}
          danger
          onConfirm={() => {
            setAsking(false)
            setActive.submit(false)
          }}
          onCancel={() => setAsking(false)}
        >
          {text.takeAwayText}
        </ConfirmDialog>
      )}
    </section>
  )
}

function useAccess({ thing: member, version }: VersionedMember) {
  const text = useStaffTexts()
  const { notifyFailed } = useOutcome()
  const [outcome, setOutcome] = useState('')
  const params = { id: member.staffId }
  const headers = version === undefined ? {} : { 'if-match': version }
  const failed = (error: unknown) => notifyFailed('request', error)
  const took = (saved: Awaited<ReturnType<typeof callVersioned<'updateStaff'>>>, said: string) => {
    memberChanged({ thing: saved.answer.staffMember, version: saved.version })
    setOutcome(said)
  }
  return {
    outcome,
    endSessions: useSubmit(
      async () =>
        took(await callVersioned('endStaffSessions', { params, body: {} }), fill(text.ended, { name: nameOf(member) })),
      failed,
    ),
    setActive: useSubmit(
      async (isActive: boolean) =>
        took(await callVersioned('updateStaff', { params, headers, body: { isActive } }), text.saved),
      failed,
    ),
  }
}
