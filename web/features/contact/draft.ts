import { createStore } from '#web/platform/store.ts'

/** In the order of the form; `website` is the invisible honeypot. */
export const nothingTyped = { name: '', email: '', phone: '', message: '', website: '' }
export type ContactValues = typeof nothingTyped
/** Known details of the sender. */
export type KnownSender = Pick<ContactValues, 'name' | 'email' | 'phone'>

const draft = createStore<ContactValues>(nothingTyped)

/** Unsent input of the dialog, kept in this page, so closing it by mistake loses nothing. */
export const readDraft = draft.get
export const saveDraft = draft.set
export const clearDraft = () => saveDraft(nothingTyped)
