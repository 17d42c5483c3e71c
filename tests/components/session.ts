import { queryClient } from '#web/platform/query-client.ts'
import { session } from '#web/platform/session/current.ts'
import { sessionState } from '#web/platform/session/state.ts'
import { markStarted } from '#web/platform/start.ts'
import { stayOpen } from '#web/platform/stay-open.ts'

const { queries, ...others } = queryClient.getDefaultOptions()
// The product waits before it tries again.
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })

/** Signs in whose access token this is, or nobody. */
export function begin(accessToken: string | undefined) {
  markStarted()
  // No message goes away by itself while a test looks at it.
  stayOpen.set(true)
  if (accessToken === undefined) sessionState.set({ status: 'signed-out', why: 'nobody' })
  else session.signIn({ accessToken, refreshToken: 'refresh-token' })
}

/** As if somebody had signed out here: what they have left goes with them. */
export const signOut = () => sessionState.set({ status: 'signed-out', why: 'asked' })

export const forgetAnswers = () => queryClient.clear()
