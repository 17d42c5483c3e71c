import { type Audience, audiences } from './audiences.ts'
import type { SessionClient } from './session.ts'
import { isSomebodys, isStored, sessionStates } from './state.ts'
import { isListening, listenToTabs } from './tabs.ts'

/** Starts an audience's session in this tab, once. */
export function startSession(audience: Audience) {
  if (isListening(audience)) return
  const { tokenKey } = audiences[audience]
  const state = sessionStates[audience]
  const nobody = () => state.get().status === 'starting' && state.set({ status: 'signed-out', why: 'nobody' })

  /** Loads the session's code only where there is or was a session: most visitors never sign in. */
  function withSession(use: (session: SessionClient) => void) {
    if (!isStored(audience) && state.get().status !== 'signed-in' && !isSomebodys(audience)) return
    import('./session-for.ts').then(({ sessionFor }) => use(sessionFor(audience)), nobody)
  }

  if (!isStored(audience)) nobody()
  withSession((session) => session.start())
  listenToTabs(audience, (message) => withSession((session) => session.heard(message)))
  addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === null) withSession((session) => session.storageChanged())
  })
  const recheck = () => withSession((session) => session.recheck())
  document.addEventListener('visibilitychange', recheck)
  addEventListener('online', recheck)
  addEventListener('pageshow', ({ persisted }) => persisted && recheck())
}
