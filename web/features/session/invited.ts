import { call } from '#web/platform/call.ts'
import { createStore } from '#web/platform/store.ts'

/** Companies that have invited who has just signed in; `userId` is theirs, nobody else is told. */
export const invited = createStore<{ userId: string; companies: readonly string[] } | undefined>(undefined)

/** Asks for them; where no answer comes nothing is said, the profile shows them all the same. */
export function askInvitations(userId: string) {
  call('listOwnInvitations').then(
    ({ invitations }) => invited.set({ userId, companies: invitations.map(({ companyName }) => companyName) }),
    () => {},
  )
}
