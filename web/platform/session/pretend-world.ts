import { ApiProblem } from '#web/platform/api-problem.ts'
import type { SessionWorld, TabMessage, TokenPair } from './session-world.ts'

const standard = {
  role: 'ROLE_USER',
  phoneEmail: '9876543210',
  publicKey: 'YN-4F7K2Q',
  userId: 'user-1',
  name: 'Ravi Kumar',
  userType: 'INDIVIDUAL',
  status: 'ACTIVE',
  iat: 1_000_000,
  exp: 1_000_600,
}

/** For tests: an unsigned access token, sufficient for what the browser reads. */
export function anAccessToken(claims: Partial<typeof standard & { serial: number }> = {}) {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...standard, ...claims }))
  return `head.${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.signature`
}

export const refusal = (status: number) =>
  new ApiProblem({ type: '/problems/any', title: 'Refused', status, detail: 'Refused' })

/** For tests: the shared state of several tabs, with a scripted server. */
export function pretendBrowser(first: string | undefined) {
  let refreshToken = first
  let queue: Promise<unknown> = Promise.resolve()
  const tabs = new Set<{ heard: (message: TabMessage) => void; storageChanged: () => void }>()
  const seen: string[] = []
  const tab = { somebodys: false }
  const server = { exchanges: 0, answer: async (): Promise<TokenPair> => pair(server.exchanges) }

  const clearStorage = () => {
    refreshToken = undefined
  }

  /** One tab; `me` returns its session. */
  const world = (me: () => { heard: (message: TabMessage) => void; storageChanged: () => void }): SessionWorld => {
    const others = () => [...tabs].filter((tab) => tab !== me())
    return {
      stored: {
        read: () => refreshToken,
        write: (next) => {
          refreshToken = next
        },
        remove: clearStorage,
      },
      exchange: () => {
        server.exchanges += 1
        return server.answer()
      },
      logout: (token) => seen.push(`logout ${token}`),
      locked: (work) => {
        const turn = queue.then(work)
        queue = turn.catch(() => {})
        return turn
      },
      tell: (message) => queueMicrotask(() => others().forEach((tab) => tab.heard(message))),
      isSomebodys: () => tab.somebodys,
      leave: () => seen.push('leave'),
      reload: () => seen.push('reload'),
      report: () => seen.push('report'),
      audience: 'customer',
      isRefusal: (error) => error instanceof ApiProblem && (error.status === 401 || error.status === 403),
      pause: (ms) => (ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms))),
    }
  }
  return { world, tab, server, seen, tabs, clearStorage, stored: () => refreshToken }
}

export const pair = (serial: number, claims: Partial<typeof standard> = {}): TokenPair => ({
  accessToken: anAccessToken({ serial, ...claims }),
  refreshToken: `refresh-${serial}`,
})
