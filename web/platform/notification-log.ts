import type { Notification } from './notifications.ts'
import { createStore } from './store.ts'

const LOG_KEY = 'yantra.messages'
const SEEN_KEY = 'yantra.notificationsSeen'
const KEPT = 20

export type LoggedNotification = Pick<Notification, 'title' | 'notifytype' | 'message' | 'points' | 'facts'> & {
  at: number
}

/** The last messages shown in this tab, newest first (B-49). */
export const notificationLog = createStore<readonly LoggedNotification[]>([])
notificationLog.set(JSON.parse(sessionStorage.getItem(LOG_KEY) ?? '[]'))

/** The time of the newest message that was looked at. */
export const notificationsSeen = createStore(-1)
notificationsSeen.set(Number(sessionStorage.getItem(SEEN_KEY) ?? -1))

export function clearNotificationLog() {
  sessionStorage.removeItem(LOG_KEY)
  notificationLog.set([])
}

export function markNotificationsSeen() {
  const newest = notificationLog.get()[0]?.at
  if (newest === undefined || newest <= notificationsSeen.get()) return
  sessionStorage.setItem(SEEN_KEY, String(newest))
  notificationsSeen.set(newest)
}

const keptOf = ({ title, notifytype, message, points, facts }: Notification) => ({
  title,
  notifytype,
  message,
  ...(points === undefined ? {} : { points }),
  ...(facts === undefined ? {} : { facts }),
})

let lastLogged = 0

/** Logs a message once, when it appears on screen. */
export function logNotification({ id, ...shown }: Notification & { id: number }, now: Date) {
  if (id <= lastLogged) return
  lastLogged = id
  const messages = [{ at: now.getTime(), ...keptOf(shown) }, ...notificationLog.get()].slice(0, KEPT)
  sessionStorage.setItem(LOG_KEY, JSON.stringify(messages))
  notificationLog.set(messages)
}
