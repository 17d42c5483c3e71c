import { addDays, dateInIndia } from '#contract/dates.ts'
import { START_WITHIN_DAYS } from '#contract/hire-limits.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import type { Call } from '#web/platform/call.ts'
import { problemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { estimateText, estimateWords } from './estimate-words.ts'
import { askedOf, type Hire } from './hire-address.ts'

type Asked = { call: Call; slug: string; city: string; hire: Hire }

/** The estimate of a hire for a public page: words, or why there are none. A failure never costs the page. */
export async function loadEstimate({ call, slug, city, hire }: Asked) {
  try {
    const { estimate } = await call('getEstimate', { query: { product: slug, location: city, ...askedOf(hire) } })
    const [line] = estimate.lines
    return {
      words: estimateWords(estimate),
      // The hire for the cart; dates that are no whole periods stay here.
      hired: line && line.duration !== null ? { period: line.period, duration: line.duration } : undefined,
    }
  } catch (error) {
    const refused = error instanceof ApiProblem && error.status === 422
    return { problem: refused ? fill(estimateText().failed, { reason: problemText()(error) }) : undefined }
  }
}

export type LoadedEstimate = Awaited<ReturnType<typeof loadEstimate>>

/** The days on which a hire may begin. */
export function startDays(now: Date) {
  const min = dateInIndia(now)
  return { min, max: addDays(min, START_WITHIN_DAYS) }
}
