import type { Claims } from '#contract/session.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { adoptTokens } from './adopt-tokens.ts'
import { sessionFor } from './session-for.ts'

type Reply = Promise<Parameters<typeof adoptTokens>[0]>
type IsDone = (claims: Claims) => boolean | Promise<boolean>

/**
 * Joins or leaves a company: the tokens in the reply take the place of the stored ones; false where there were none.
 * A reply may be lost on its way: then a new access token tells whether it was done (B-34).
 */
export async function changeStanding(ask: () => Reply, isDone: IsDone) {
  try {
    return adoptTokens(await ask())
  } catch (error) {
    if (isAnswer(error) || !(await isDoneBy(isDone))) throw error
    return true
  }
}

/** Whoever has done it already is refused with 403 the second time; any other refusal is one. */
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
