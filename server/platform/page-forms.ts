import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Posted } from '#contract/page.ts'
import { Problem } from '#contract/problems.ts'
import { type PackedAnswer, sendAnswer } from './answer.ts'
import type { Visit } from './caller.ts'
import { inLanguage, PAGE_LANGUAGES } from './page-languages.ts'
import { toProblem } from './problem-replies.ts'
import { visitOf } from './serve.ts'

/**
 * The action of a page's form without JavaScript: returns the query and fragment of the page that confirms it. Throws a
 * `Problem`, and the page shows the typed values again.
 */
export type PageForm = (fields: Readonly<Record<string, string>>, visit: Visit) => Promise<string>

/** The page with its form as sent, and the reason for the refusal. */
type Refused = (request: FastifyRequest, path: string, posted: Posted) => Promise<PackedAnswer>

/** Accepts URL-encoded forms posted to these pages in each language; registers them in a separate scope. */
export function pageForms(scope: FastifyInstance, forms: Readonly<Record<string, PageForm>>, refused: Refused) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  for (const [page, form] of Object.entries(forms))
    for (const language of PAGE_LANGUAGES) {
      const path = inLanguage(language, page)
      scope.post(path, (request, reply) => answer(request, reply, { path, form, refused }))
    }
}

type OnePage = { path: string; form: PageForm; refused: Refused }

async function answer(request: FastifyRequest, reply: FastifyReply, { path, form, refused }: OnePage) {
  // Our own parser produced it; without a body there is none.
  const values = (request.body ?? {}) as Record<string, string>
  try {
    const end = await request.server.admit(request, () => form(values, fromOurPages(visitOf(request))))
    return await reply.header('cache-control', 'no-store').redirect(path + end, 303)
  } catch (error) {
    const problem = toProblem(error)
    if (problem.problem === 'server-error') request.log.error(error)
    if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
    return sendAnswer(request, reply, await refused(request, path, { values, problem: problem.toBody() }))
  }
}

/**
 * Without cookies a forged form can't act as its sender. But a page of another site could make its visitors send forms,
 * each from their own address, to bypass the limits.
 */
function fromOurPages(visit: Visit) {
  if (visit.fetchSite === 'cross-site') throw new Problem('forbidden')
  return visit
}
