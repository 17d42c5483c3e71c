import { sessionState } from '#web/platform/session/state.ts'
import { createStore, useStore } from '#web/platform/store.ts'

const ASKED_KEY = 'yantra.accessAsked'

/** A company somebody has asked to be let into. */
export type Asked = { gstin: string; name: string }

/** The API lists no requests of one's own, so this tab keeps the last one; signing out takes it away. */
function read(): Asked | undefined {
  const now = sessionState.get()
  const stored = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(ASKED_KEY)
  if (stored === null || now.status !== 'signed-in') return undefined
  const { userId, ...asked } = JSON.parse(stored) as Asked & { userId: string }
  return userId === now.claims.userId ? asked : undefined
}

const changes = createStore(0)

export function useAskedAccess() {
  useStore(changes)
  return read()
}

export function rememberAsked(asked: Asked) {
  const now = sessionState.get()
  if (now.status !== 'signed-in') return
  sessionStorage.setItem(ASKED_KEY, JSON.stringify({ ...asked, userId: now.claims.userId }))
  changes.set(changes.get() + 1)
}

export function forgetAsked() {
  sessionStorage.removeItem(ASKED_KEY)
  changes.set(changes.get() + 1)
}
