import { Problem } from '#contract/problems.ts'
import { legalTexts } from '#contract/settings.public.ts'
import type { Database } from '#server/platform/database.ts'
import { renderMarkdown } from '#server/platform/markdown.ts'
import * as store from './settings.store.ts'

/** For the operator who looks at the page's source; the desk shows the same. */
const DRAFT = '<!-- Draft: to be read by a lawyer. -->'

/** The reply of getLegalText as JSON text; its HTML is cached with the answer. Throws `not-found`. */
export async function legalTextJson(db: Database, asked: string) {
  const slug = legalTexts.find((known) => known === asked)
  const found = slug && (await store.legalText(db.read, slug))
  if (!found) throw new Problem('not-found')
  const { text, isDraft, company, ...around } = found
  const { html, headings } = await renderMarkdown(text)
  const companyName = company.legalName ?? company.tradeName
  return JSON.stringify({ page: { slug, html: isDraft ? DRAFT + html : html, headings, companyName, ...around } })
}
