import type { Claims } from '#contract/session.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { adoptTokens } from './adopt-tokens.ts'
import { sessionFor } from './session-for.ts'

type Reply = Promise<Parameters<typeof adoptTokens>[0]>
type IsDone = (claims: Claims) => boolean | Promise<boolean>

/**
 * Joins or leaves a company: the tokens of the reply replace the stored ones; returns false if it has none. If the
 * reply is lost, a new access token shows whether the change was made (B-34).
 */
export async function changeStanding(ask: () => Reply, isDone: IsDone) {
  try {
    return adoptTokens(await ask())
  } catch (error) {
    if (isAnswer(error) || !(await isDoneBy(isDone))) throw error
    return true
  }
}

/** A repeated call is refused with 403, as the change is already made; any other 4xx is the answer. */
const isAnswer = (error: unknown) => error instanceof ApiProblem && error.status < 500 && error.status !== 403

async function isDoneBy(isDone: IsDone) {
  const session = sessionFor('customer')
  try {
    await session.renew(await session.bearer())
    const now = session.state.get()
    return now.status === 'signed-in' && (await isDone(now.claims))
  } catch {
    return false
  }
}
