import type { CallReply } from '#contract/page.ts'
import type { ProblemBody, ProblemName, Violation } from '#contract/problems.ts'
import { statusTexts, unexpectedMessage } from '#contract/texts/shell.status.en.ts'
import { translateProblem } from './translate-problem.ts'

/** A refusal in the browser; `message` is the text on screen: the first violation, else the detail, else a default. */
export class ApiProblem extends Error {
  readonly type: string
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly violations: readonly Violation[]
  readonly retryAfterSeconds: number | undefined

  constructor(body: ProblemBody, retryAfterSeconds?: number) {
    super(body.violations?.[0]?.message ?? body.detail)
    this.name = 'ApiProblem'
    this.type = body.type
    this.status = body.status
    this.title = body.title
    this.detail = body.detail
    this.violations = body.violations ?? []
    this.retryAfterSeconds = retryAfterSeconds
  }

  is(problem: ProblemName) {
    return this.type === `/problems/${problem}`
  }
}

/** Reads the problem from a reply that is not ok; a foreign reply (a proxy's) gets a default text. */
export async function problemOf(response: CallReply) {
  const body: unknown = isProblem(response) ? await response.json().catch(() => undefined) : undefined
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const told = { ...unknownProblem(response.status), ...(body as Partial<ProblemBody>) }
  return new ApiProblem(translateProblem(told), retryAfter)
}

const isProblem = (response: CallReply) =>
  response.headers.get('content-type')?.startsWith('application/problem+json') === true

function unknownProblem(status: number): ProblemBody {
  const detail = statusTexts[status] ?? unexpectedMessage
  return { type: 'about:blank', title: detail, status, detail }
}
