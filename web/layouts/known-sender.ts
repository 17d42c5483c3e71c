import { useEffect, useState } from 'react'
import type { Person } from '#contract/profile.ts'
import type { Claims } from '#contract/session.ts'
import type { KnownSender } from '#web/features/contact/draft.ts'
import { useSession } from '#web/platform/session/state.ts'

/** A signed-in person's known details for a form, without a request to the server. */
export function useKnownSender(): KnownSender | undefined {
  const session = useSession()
  const claims = session.status === 'signed-in' ? session.claims : undefined
  const [known, setKnown] = useState<{ userId: string; sender: KnownSender }>()
  useEffect(() => {
    if (claims === undefined || claims.userId === known?.userId) return
    let left = false
    void import('#web/features/profile/profile.queries.ts').then(({ readProfile }) => {
      if (!left) setKnown({ userId: claims.userId, sender: senderOf(claims, readProfile()) })
    })
    return () => {
      left = true
    }
  }, [claims, known])
  return claims === undefined ? undefined : known?.sender
}

/** The profile has both contact points, the token only the one that signed in. */
function senderOf({ name, phoneEmail }: Claims, person: Person | undefined): KnownSender {
  const isEmail = phoneEmail.includes('@')
  return {
    name,
    email: person?.email ?? (isEmail ? phoneEmail : ''),
    phone: person?.phone ?? (isEmail ? '' : phoneEmail),
  }
}
