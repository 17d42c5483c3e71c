import { createStore } from '#web/platform/store.ts'

/** In the order of the form; `website` is the trap, which nobody sees. */
export const nothingTyped = { name: '', email: '', phone: '', message: '', website: '' }
export type ContactValues = typeof nothingTyped
/** What is known of somebody before they type it. */
export type KnownSender = Pick<ContactValues, 'name' | 'email' | 'phone'>

const draft = createStore<ContactValues>(nothingTyped)

/** What was typed into the dialog and not sent, in this page only: closing it by mistake loses nothing. */
export const readDraft = draft.get
export const saveDraft = draft.set
export const clearDraft = () => saveDraft(nothingTyped)
