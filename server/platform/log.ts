import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

/** Query strings carry phones, codes and refresh tokens by specification: only the path is logged. */
const requestLine = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?')[0],
})

type Fault = Error & { code?: string; constraint?: string }

/** The error and its place; never the database's `detail`, which quotes the row. */
const faultLine = ({ name, message, code, constraint, stack = '' }: Fault) => ({
  type: name,
  message,
  ...(code === undefined ? {} : { code }),
  ...(constraint === undefined ? {} : { constraint }),
  stack,
})

/** Structured logs without tokens, codes, phones or email addresses: no query, no headers, no bodies. */
export const logOptions = (level: Config['logLevel']) => ({
  level,
  serializers: { req: requestLine, err: faultLine },
  base: null,
})
