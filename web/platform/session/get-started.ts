import { createStore } from '#web/platform/store.ts'

/** Whether the get-started dialog is open; the dialog itself holds its steps. */
export const getStarted = createStore(false)

export const openGetStarted = () => getStarted.set(true)
export const closeGetStarted = () => getStarted.set(false)
