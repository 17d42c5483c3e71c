import { createLastingStore } from './store.ts'

const KEEP_KEY = 'yantra.keepMessages'

/** The person's choice that no message closes by itself (WCAG 2.2.1). */
export const keepMessages = createLastingStore(localStorage.getItem(KEEP_KEY) === 'true')

keepMessages.subscribe(() =>
  keepMessages.get() ? localStorage.setItem(KEEP_KEY, 'true') : localStorage.removeItem(KEEP_KEY),
)
