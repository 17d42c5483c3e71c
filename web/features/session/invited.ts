import { call } from '#web/platform/call.ts'
import { createStore } from '#web/platform/store.ts'

/** Companies that have invited who has just signed in; empty once that was told. */
export const invited = createStore<readonly string[]>([])

/** Asks for them; where no answer comes nothing is said, the profile shows them all the same. */
export function askInvitations() {
  invited.set([])
  call('listOwnInvitations').then(
    ({ invitations }) => invited.set(invitations.map(({ companyName }) => companyName)),
    () => {},
  )
}
