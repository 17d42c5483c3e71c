import { queryClient } from '#web/platform/query-client.ts'
import { sessionFor } from '#web/platform/session/session-for.ts'
import { sessionStates } from '#web/platform/session/state.ts'
import { markStarted } from '#web/platform/start.ts'
import { stayOpen } from '#web/platform/stay-open.ts'

const { queries, ...others } = queryClient.getDefaultOptions()
// The product waits before another try.
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })

/** Signs in the holder of this access token, or nobody. */
export function begin(accessToken: string | undefined) {
  markStarted()
  // No message closes by itself while a test checks it.
  stayOpen.set(true)
  if (accessToken === undefined) sessionStates.customer.set({ status: 'signed-out', why: 'nobody' })
  else sessionFor('customer').signIn({ accessToken, refreshToken: 'refresh-token' })
}

/** Signs in at the desk. */
export function beginAtDesk(accessToken: string) {
  markStarted()
  stayOpen.set(true)
  sessionFor('desk').signIn({ accessToken, refreshToken: 'refresh-token' })
}

/** Ends the sessions as by signing out, so nothing of their people remains. */
export const signOut = () =>
  Object.values(sessionStates).forEach((state) => state.set({ status: 'signed-out', why: 'asked' }))

export const clearAnswers = () => queryClient.clear()
