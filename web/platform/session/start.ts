import type { SessionClient } from './session.ts'
import { isSomebodys, REFRESH_TOKEN_KEY, sessionState } from './state.ts'
import { listenToTabs } from './tabs.ts'

const isStored = () => localStorage.getItem(REFRESH_TOKEN_KEY) !== null

const nobody = () => sessionState.set({ status: 'signed-out', why: 'nobody' })

/** The session itself comes only where there is one, or was: most who look at machines never sign in. */
function withSession(use: (session: SessionClient) => void) {
  if (!isStored() && sessionState.get().status !== 'signed-in' && !isSomebodys()) return
  import('./current.ts').then(
    ({ session }) => use(session),
    () => sessionState.get().status === 'starting' && nobody(),
  )
}

/** Called once, before anything is rendered in the browser. */
export function startSession() {
  if (!isStored()) nobody()
  withSession((session) => session.start())
  listenToTabs((message) => withSession((session) => session.heard(message)))
  addEventListener('storage', ({ key }) => {
    if (key === REFRESH_TOKEN_KEY || key === null) withSession((session) => session.storageChanged())
  })
  const recheck = () => withSession((session) => session.recheck())
  document.addEventListener('visibilitychange', recheck)
  addEventListener('online', recheck)
  addEventListener('pageshow', ({ persisted }) => persisted && recheck())
}
