import type { OwnFile } from './save-file.ts'
import { createStore } from './store.ts'

type NotificationButton = { label: string; route?: string }

/** The dialog state of specification section 3; routes come from `pagePaths` only (B-46). */
export type Notification = {
  title: string
  notifytype: 'success' | 'failure' | 'info'
  /** A success that needs no answer: a line at the edge of the page instead of a dialog. */
  isToast?: boolean
  message: string
  messageText?: string
  /** The items that the text is about. */
  points?: readonly string[]
  facts?: readonly { label: string; value: string }[]
  /** A file to keep, saved by a button of the dialog. */
  file?: OwnFile & { label: string }
  buttons: { primary: NotificationButton; secondary?: NotificationButton }
}

/** The queue of messages; the first one is on screen. */
export const notifications = createStore<readonly (Notification & { id: number })[]>([])
