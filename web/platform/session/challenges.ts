import { OTP_EXPIRES_SECONDS } from '#contract/session.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'

/** The last message may be late, so the previous code is good too (B-15). */
const KEPT = 2

type Sent = { challenge: string; until: number }

/** The challenges of the codes requested in this tab, by phone or e-mail address, newest first. In memory only. */
export function createChallenges() {
  const sent = new Map<string, Sent[]>()
  const good = (to: string) => (sent.get(to) ?? []).filter(({ until }) => Date.now() < until)
  return {
    /** Whether this tab has requested a code for this address; other codes were requested elsewhere. */
    has: (to: string) => sent.has(to),
    keep(to: string, challenge: string) {
      const until = Date.now() + OTP_EXPIRES_SECONDS * 1000
      sent.set(to, [{ challenge, until }, ...good(to)].slice(0, KEPT))
    },
    /** Tries a code with the newest challenge, then with the previous one; with no challenge it is sent alone. */
    async enter<Answer>(to: string, attempt: (challenge?: string) => Promise<Answer>) {
      const [newest, before] = good(to)
      try {
        return await attempt(newest?.challenge)
      } catch (error) {
        if (before === undefined || !(error instanceof ApiProblem && error.is('invalid-otp'))) throw error
        return attempt(before.challenge)
      }
    },
  }
}
