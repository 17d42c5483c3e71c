const KEEP_KEY = 'yantra.keepMessages'

/** The person's choice that no message closes by itself (WCAG 2.2.1). */
export const keepMessages = {
  get: () => localStorage.getItem(KEEP_KEY) === 'true',
  set: (keep: boolean) => (keep ? localStorage.setItem(KEEP_KEY, 'true') : localStorage.removeItem(KEEP_KEY)),
}
