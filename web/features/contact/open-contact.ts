import { createStore } from '#web/platform/store.ts'

/** Whether the contact dialog is open; the footer opens it. */
export const contactDialog = createStore(false)

export const openContact = () => contactDialog.set(true)
export const closeContact = () => contactDialog.set(false)
