import { createLastingStore } from './store.ts'

const KEEP_KEY = 'yantra.stayOpen'

/** The user's choice that no message closes by itself (WCAG 2.2.1). */
export const stayOpen = createLastingStore(localStorage.getItem(KEEP_KEY) === 'true')

stayOpen.subscribe(() => (stayOpen.get() ? localStorage.setItem(KEEP_KEY, 'true') : localStorage.removeItem(KEEP_KEY)))
