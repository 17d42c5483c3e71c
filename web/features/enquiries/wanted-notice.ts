import { createStore } from '#web/platform/store.ts'

/** A machine that somebody wants to hear of when it is available in a city. */
export type WantedNotice = { productId: string; city: { slug: string; name: string } }

const KEY = 'yantra.wantedNotice'

/** Keeps what somebody wanted to hear of before signing in, for as long as the tab lives. */
export const rememberNotice = (wanted: WantedNotice) => sessionStorage.setItem(KEY, JSON.stringify(wanted))

/** What was remembered, once. */
export function takeWantedNotice(): WantedNotice | undefined {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return stored === null ? undefined : (JSON.parse(stored) as WantedNotice)
}

/** What waits until its person has proved an e-mail address. */
export const awaitingEmail = createStore<WantedNotice | undefined>(undefined)
