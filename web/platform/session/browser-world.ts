import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import { goTo } from '#web/platform/navigation.ts'
import { type Audience, audiences } from './audiences.ts'
import type { SessionWorld } from './session-world.ts'
import { isSomebodys } from './state.ts'
import { notifyTabs } from './tabs.ts'

const EXCHANGE_TIMEOUT_MS = 15_000
const LOGOUT_TIMEOUT_MS = 3000

/** A tab's messages and stored tokens reach the others a moment later; the next tab gets the lock only then. */
const TOLD_MS = 100

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** One tab at a time; the result does not wait until the other tabs have heard. */
const inTurn = <Result>(lock: string, work: () => Promise<Result>) =>
  new Promise<Result>((resolve, reject) => {
    const turn = navigator.locks.request(lock, async () => {
      await work().then(resolve, reject)
      await pause(TOLD_MS)
    })
    turn.catch(reject)
  })

/** The session's world in the browser, for one audience. */
export function browserWorld(audience: Audience): SessionWorld {
  const { tokenKey, lock, home } = audiences[audience]
  return {
    audience,
    stored: {
      read: () => localStorage.getItem(tokenKey) ?? undefined,
      write: (refreshToken) => localStorage.setItem(tokenKey, refreshToken),
      remove: () => localStorage.removeItem(tokenKey),
    },
    exchange,
    logout,
    // `navigator.locks` is missing on pages without TLS, except on localhost.
    locked: (work) => ('locks' in navigator ? inTurn(lock, work) : work()),
    tell: (message) => notifyTabs(audience, message),
    isSomebodys: () => isSomebodys(audience),
    leave: () => goTo(home),
    reload: () => location.reload(),
    report,
    isRefusal: (error) => error instanceof ApiProblem && (error.status === 401 || error.status === 403),
    pause: (ms) => (ms === 0 ? Promise.resolve() : pause(ms)),
  }
}

// In the body, which is never logged; `newToken` is the specification's other name for the access token.
async function exchange(refreshToken: string) {
  const signal = AbortSignal.timeout(EXCHANGE_TIMEOUT_MS)
  const tokens = await call('refreshTokens', { body: { refreshToken }, signal })
  return { accessToken: tokens.accessToken ?? tokens.newToken, refreshToken: tokens.refreshToken }
}

function logout(refreshToken: string) {
  const signal = AbortSignal.timeout(LOGOUT_TIMEOUT_MS)
  // Failures do not matter: this device has already dropped the token.
  call('logout', { body: { refreshToken }, signal }).catch(() => {})
}

const report = (error: unknown) =>
  // oxlint-disable-next-line no-console -- a failure at start is only logged (specification section 4)
  console.error(`Yantra could not restore the session: ${String(error)}`)
