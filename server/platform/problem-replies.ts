import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, type ProblemName, problems } from '#contract/problems.ts'
import { DatabaseAway } from './engine.ts'

const byFrameworkCode: Record<string, ProblemName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-request',
  FST_ERR_BAD_URL: 'bad-request',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  FST_STATIC_FORBIDDEN_PATH: 'not-found',
}

/** Every error as a problem; internal errors are hidden behind a general text. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof DatabaseAway) return new Problem('service-unavailable', { retryAfterSeconds: 5 })
  const { code = '', statusCode } = error as Partial<FastifyError>
  const known = byFrameworkCode[code]
  if (known) return new Problem(known)
  const isTheirs = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  return new Problem(isTheirs ? 'bad-request' : 'server-error')
}

function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  const { status } = problems[problem.problem]
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  return reply
    .code(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem.toBody(status >= 500 ? `urn:request:${request.id}` : undefined)))
}

/** A problem with a cause is a provider's failure, which matters to the operator. */
const isUnexpected = ({ problem, cause }: Problem) => problem === 'server-error' || cause !== undefined

/** Answers invalid requests (garbage, too slow, too many headers) on the bare socket. */
export function answerBareSocket(error: ConnectionError, socket: Socket) {
  if (!socket.writable) return void socket.destroy()
  const problem = new Problem(error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-timeout' : 'bad-request')
  const body = JSON.stringify(problem.toBody())
  const { status } = problems[problem.problem]
  socket.end(
    `HTTP/1.1 ${status} ${problem.toBody().title}\r\ncontent-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

/** Fastify's own refusals (of a bad address, for example) as problems. */
export const frameworkErrors = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  void sendProblem(toProblem(error), request, reply)

/** Sends all errors of this app as problems; logs unexpected ones with the request's id. */
export function answerWithProblems(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    if (isUnexpected(problem)) request.log.error(error)
    return sendProblem(problem, request, reply)
  })
  app.setNotFoundHandler((request, reply) => sendProblem(new Problem('not-found'), request, reply))
}
