import type { z } from 'zod'
import type { Api } from '#contract/api.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { Problem, type ProblemName, problems, type Violation } from '#contract/problems.ts'
import type { CallName, PathName } from '#web/platform/call.ts'

/** A failure instead of an answer; `problem` if the server refuses. */
export class Refusal {
  readonly respond: () => Promise<Response>
  readonly problem: ProblemName | undefined
  constructor(respond: () => Promise<Response>, problem?: ProblemName) {
    this.respond = respond
    this.problem = problem
  }
}

type Facts = { violations?: readonly Omit<Violation, 'code'>[]; retryAfterSeconds?: number }

/** A refusal of the contract with the server's text. */
export function refused(problem: ProblemName, { violations, retryAfterSeconds }: Facts = {}) {
  const coded = violations?.map((violation) => ({ ...violation, code: 'unknown' }))
  const body = new Problem(problem, coded === undefined ? {} : { violations: coded }).toBody()
  const headers = {
    'content-type': 'application/problem+json',
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
  }
  return new Refusal(async () => Response.json(body, { status: problems[problem].status, headers }), problem)
}

/** The connection fails. */
export const noConnection = new Refusal(() => Promise.reject(new TypeError('Failed to fetch')))

/** The answer does not arrive during the test. */
export const waiting = new Refusal(() => new Promise(() => {}))

/** An answer with its version (ETag). */
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

/** The server's answers by call; a function gets the request, parsed as on the server. */
export type Replies = { [Name in CallName]?: Reply<Name> } & { [Name in Exclude<PathName, CallName>]?: File }
