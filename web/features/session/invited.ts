import type { Api } from '#contract/api.ts'
import type { OutputOf } from '#contract/endpoint.ts'
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

export type Invitation = OutputOf<Api['listOwnInvitations']>['invitations'][number]

/** Open invitations to somebody new, who may accept one in place of registering; `userId` is theirs. */
export const inviting = createStore<{ userId: string; invitations: readonly Invitation[] } | undefined>(undefined)

/** Asks for them; where no answer comes one registers, and is told after that. */
export function askBeforeRegistering(userId: string) {
  call('listOwnInvitations').then(
    ({ invitations }) => inviting.set({ userId, invitations }),
    () => {},
  )
}
