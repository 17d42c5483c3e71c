import { type Notification, notifications } from './notifications.ts'

let shown = 0

export function notify(notification: Notification) {
  shown += 1
  notifications.set([...notifications.get(), { ...notification, id: shown }])
}

export const dismissNotification = (id: number) =>
  notifications.set(notifications.get().filter((notification) => notification.id !== id))
