import type { Notification } from './notifications.ts'
import { sessionState } from './session/state.ts'
import { createStore } from './store.ts'

const LOG_KEY = 'yantra.messages'
const KEPT = 20

export type LoggedMessage = Pick<Notification, 'title' | 'notifytype' | 'message' | 'facts'> & { at: number }

/** The last messages that were shown in this tab, newest first (B-49). */
export const messageLog = createStore<readonly LoggedMessage[]>(JSON.parse(sessionStorage.getItem(LOG_KEY) ?? '[]'))

export function clearMessageLog() {
  sessionStorage.removeItem(LOG_KEY)
  messageLog.set([])
}

let lastLogged = 0

/** Keeps what comes on screen, once. */
export function logMessage({ id, title, notifytype, message, facts }: Notification & { id: number }, now: Date) {
  if (id <= lastLogged) return
  lastLogged = id
  const entry = { at: now.getTime(), title, notifytype, message, ...(facts === undefined ? {} : { facts }) }
  const messages = [entry, ...messageLog.get()].slice(0, KEPT)
  sessionStorage.setItem(LOG_KEY, JSON.stringify(messages))
  messageLog.set(messages)
}

// What one person was told is nothing for the next one at this tab.
sessionState.subscribe(() => {
  const now = sessionState.get()
  if (now.status === 'signed-out' && now.why === 'asked') clearMessageLog()
})
