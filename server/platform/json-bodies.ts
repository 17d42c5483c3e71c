import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'

/** The members in the text: valid JSON has one colon outside its strings for each. */
const writtenMembers = (json: string) => json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '').split(':').length - 1

/** The members after parsing; without recursion, because the sender controls the depth. */
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

/** Whether an object of valid JSON has a duplicate member, of which parsers keep different ones. */
export const hasDuplicateMembers = (json: string, parsed: unknown) => writtenMembers(json) > keptMembers(parsed)

/**
 * JSON bodies: `__proto__` and duplicate members are refused. An empty body counts as none, because several calls of
 * the specification send one.
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
