import { useState } from 'react'
import { signOutTexts } from '#contract/texts/offline.en.ts'
import type { Audience } from '#web/platform/session/audiences.ts'
import { sessionFor } from '#web/platform/session/session-for.ts'
import { waitingOf } from '#web/platform/session/waiting-count.ts'
import { plural, texts } from '#web/platform/text.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const useSignOutTexts = texts({ en: signOutTexts })

type Props = { audience: Audience; label: string; className: string }

/** Signs out; it first says how much of this person waits on this phone for a signal. */
export function SignOut({ audience, label, className }: Props) {
  const text = useSignOutTexts()
  const [waiting, setWaiting] = useState(0)
  const leave = () => sessionFor(audience).signOut()
  function ask() {
    const count = waitingOf(audience)
    if (count === 0) leave()
    else setWaiting(count)
  }
  return (
    <>
      <button type="button" onClick={ask} className={className}>
        {label}
      </button>
      {waiting > 0 && (
        <ConfirmDialog
          title={text.title}
          confirm={text.signOut}
          cancel={text.stay}
          onConfirm={leave}
          onCancel={() => setWaiting(0)}
        >
          <p className="font-semibold text-ink">{plural(waiting, text.waiting)}</p>
          <p className="mt-2">{text.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
