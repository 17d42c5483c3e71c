import type { z } from 'zod'
import type { Api } from '#contract/api.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { Problem, type ProblemName, problems, type Violation } from '#contract/problems.ts'
import type { CallName, PathName } from '#web/platform/call.ts'

/** What comes instead of what was asked for; `problem` where it is the server that refuses. */
export class Refusal {
  readonly respond: () => Promise<Response>
  readonly problem: ProblemName | undefined
  constructor(respond: () => Promise<Response>, problem?: ProblemName) {
    this.respond = respond
    this.problem = problem
  }
}

type Facts = { violations?: readonly Omit<Violation, 'code'>[]; retryAfterSeconds?: number }

/** A refusal of the contract, as the server words it. */
export function refused(problem: ProblemName, { violations, retryAfterSeconds }: Facts = {}) {
  const coded = violations?.map((violation) => ({ ...violation, code: 'unknown' }))
  const body = new Problem(problem, coded === undefined ? {} : { violations: coded }).toBody()
  const headers = {
    'content-type': 'application/problem+json',
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
  }
  return new Refusal(async () => Response.json(body, { status: problems[problem].status, headers }), problem)
}

/** The network is gone. */
export const noConnection = new Refusal(() => Promise.reject(new TypeError('Failed to fetch')))

/** The answer is not there yet, and will not come during the test. */
export const waiting = new Refusal(() => new Promise(() => {}))

/** An answer with the version it has (ETag). */
export class Versioned<Answer> {
  readonly answer: Answer
  readonly version: string
  constructor(answer: Answer, version: string) {
    this.answer = answer
    this.version = version
  }
}

type Given<Answer> = Answer | Versioned<Answer> | Refusal
type AnswerOf<Name extends CallName> = z.input<Api[Name]['response']>
type Reply<Name extends CallName> =
  | Given<AnswerOf<Name>>
  | ((asked: ParsedOf<Api[Name]>) => Given<AnswerOf<Name>> | Promise<Given<AnswerOf<Name>>>)
type File = Blob | Refusal

/** What the server answers by the name of the call; a function gets what was asked, parsed as the server parses it. */
export type Replies = { [Name in CallName]?: Reply<Name> } & { [Name in Exclude<PathName, CallName>]?: File }
