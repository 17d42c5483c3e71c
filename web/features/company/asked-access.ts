import { sessionState } from '#web/platform/session/state.ts'
import { createStore, useStore } from '#web/platform/store.ts'

const ASKED_KEY = 'yantra.accessAsked'

/** A company somebody has asked to be let into. */
export type Asked = { gstin: string; name: string }

const changes = createStore(0)
const tell = () => changes.set(changes.get() + 1)

const ownId = () => {
  const now = sessionState.get()
  return now.status === 'signed-in' ? now.claims.userId : undefined
}

/** The API lists no requests of one's own, so this tab keeps the last one; signing out takes it away. */
export function useAskedAccess(): Asked | undefined {
  useStore(changes)
  const userId = ownId()
  const stored = userId === undefined ? null : sessionStorage.getItem(ASKED_KEY)
  const asked = stored === null ? undefined : (JSON.parse(stored) as Asked & { userId: string })
  return asked?.userId === userId ? asked : undefined
}

export function rememberAsked(asked: Asked) {
  sessionStorage.setItem(ASKED_KEY, JSON.stringify({ ...asked, userId: ownId() }))
  tell()
}

export function forgetAsked() {
  sessionStorage.removeItem(ASKED_KEY)
  tell()
}
