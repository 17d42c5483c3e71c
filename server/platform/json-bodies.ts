import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'

/** Members as they were written: valid JSON has one colon outside its texts for each. */
const writtenMembers = (json: string) => json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '').split(':').length - 1

/** Members that were kept; without recursion, as a sender decides how deep it goes. */
function keptMembers(body: unknown) {
  let members = 0
  const open = [body]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    if (!Array.isArray(value)) members += inner.length
    for (const one of inner) open.push(one)
  }
  return members
}

/** Whether an object of valid JSON says a member twice, of which parsers keep one and others the other. */
export const hasDuplicateMembers = (json: string, parsed: unknown) => writtenMembers(json) > keptMembers(parsed)

/**
 * JSON bodies: `__proto__` and duplicate members are refused. An empty body is no body, as several calls of the
 * specification send that.
 */
export function takeJsonBodies(app: FastifyInstance) {
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, sent, done) => {
    const json = String(sent)
    if (json === '') return done(null, undefined)
    return parse(request, json, (error, parsed) =>
      error === null && hasDuplicateMembers(json, parsed) ? done(new Problem('bad-request')) : done(error, parsed),
    )
  })
}
