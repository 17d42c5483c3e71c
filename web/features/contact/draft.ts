import { sessionState } from '#web/platform/session/state.ts'

/** In the order of the form; `website` is the trap, which nobody sees. */
export const nothingTyped = { name: '', email: '', phone: '', message: '', website: '' }
export type ContactValues = typeof nothingTyped
/** What is known of somebody before they type it. */
export type KnownSender = Pick<ContactValues, 'name' | 'email' | 'phone'>

let draft: ContactValues = nothingTyped

/** What was typed into the dialog and not sent, in this page only: closing it by mistake loses nothing. */
export const readDraft = () => draft
export const keepDraft = (values: ContactValues) => {
  draft = values
}
export const forgetDraft = () => keepDraft(nothingTyped)

// Signing out leaves nothing of the person behind (specification section 4).
sessionState.subscribe(() => {
  const now = sessionState.get()
  if (now.status === 'signed-out' && now.why !== 'nobody') forgetDraft()
})
