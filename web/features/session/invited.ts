import type { Api } from '#contract/api.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/call.ts'
import { createStore } from '#web/platform/store.ts'

/** Companies that invite the user who just signed in; `userId` keeps them from anybody else. */
export const invited = createStore<{ userId: string; companies: readonly string[] } | undefined>(undefined)

/** Loads the invitations; a failure is silent, as the profile shows them anyway. */
export function askInvitations(userId: string) {
  call('listOwnInvitations').then(
    ({ invitations }) => invited.set({ userId, companies: invitations.map(({ companyName }) => companyName) }),
    () => {},
  )
}

export type Invitation = OutputOf<Api['listOwnInvitations']>['invitations'][number]

/** Open invitations to a new user, who may accept one instead of registering; `userId` keeps them from anybody else. */
export const inviting = createStore<{ userId: string; invitations: readonly Invitation[] } | undefined>(undefined)

/** Loads the invitations; if that fails, the user registers and sees them afterwards. */
export function askBeforeRegistering(userId: string) {
  call('listOwnInvitations').then(
    ({ invitations }) => inviting.set({ userId, invitations }),
    () => {},
  )
}
