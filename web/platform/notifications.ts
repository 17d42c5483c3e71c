import { createStore } from './store.ts'

type NotificationButton = { label: string; route?: string }

/** The dialog state of specification section 3; routes come from `pagePaths` only (B-46). */
export type Notification = {
  title: string
  notifytype: 'success' | 'failure' | 'info'
  message: string
  messageText?: string
  /** The items that the text is about. */
  points?: readonly string[]
  facts?: readonly { label: string; value: string }[]
  buttons: { primary: NotificationButton; secondary?: NotificationButton }
}

/** The queue of messages; the first one is on screen. */
export const notifications = createStore<readonly (Notification & { id: number })[]>([])
