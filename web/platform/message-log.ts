import type { Notification } from './notifications.ts'
import { createStore } from './store.ts'

const LOG_KEY = 'yantra.messages'
const SEEN_KEY = 'yantra.messagesSeen'
const KEPT = 20

export type LoggedMessage = Pick<Notification, 'title' | 'notifytype' | 'message' | 'points' | 'facts'> & { at: number }

/** The last messages that were shown in this tab, newest first (B-49). */
export const messageLog = createStore<readonly LoggedMessage[]>([])
messageLog.set(JSON.parse(sessionStorage.getItem(LOG_KEY) ?? '[]'))

/** When the newest of those that were looked at was told. */
export const messagesSeen = createStore(-1)
messagesSeen.set(Number(sessionStorage.getItem(SEEN_KEY) ?? -1))

export function clearMessageLog() {
  sessionStorage.removeItem(LOG_KEY)
  messageLog.set([])
}

export function markMessagesSeen() {
  const newest = messageLog.get()[0]?.at
  if (newest === undefined || newest <= messagesSeen.get()) return
  sessionStorage.setItem(SEEN_KEY, String(newest))
  messagesSeen.set(newest)
}

const keptOf = ({ title, notifytype, message, points, facts }: Notification) => ({
  title,
  notifytype,
  message,
  ...(points === undefined ? {} : { points }),
  ...(facts === undefined ? {} : { facts }),
})

let lastLogged = 0

/** Keeps what comes on screen, once. */
export function logMessage({ id, ...shown }: Notification & { id: number }, now: Date) {
  if (id <= lastLogged) return
  lastLogged = id
  const messages = [{ at: now.getTime(), ...keptOf(shown) }, ...messageLog.get()].slice(0, KEPT)
  sessionStorage.setItem(LOG_KEY, JSON.stringify(messages))
  messageLog.set(messages)
}
