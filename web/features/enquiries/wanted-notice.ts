import { createStore } from '#web/platform/store.ts'

/** A machine and the city in which a user waits for it. */
export type WantedNotice = { productId: string; city: { slug: string; name: string } }

const KEY = 'yantra.wantedNotice'

/** Keeps the wanted notice of a visitor until sign-in, for the lifetime of the tab. */
export const rememberNotice = (wanted: WantedNotice) => sessionStorage.setItem(KEY, JSON.stringify(wanted))

/** Takes the remembered notice, once. */
export function takeWantedNotice(): WantedNotice | undefined {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return stored === null ? undefined : (JSON.parse(stored) as WantedNotice)
}

/** The notice that waits until its user verifies an e-mail address. */
export const awaitingEmail = createStore<WantedNotice | undefined>(undefined)
