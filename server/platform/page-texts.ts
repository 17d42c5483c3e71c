import { type Problem, problems } from '#contract/problems.ts'
import { pageTexts as english } from '#contract/texts/pages.en.ts'
import { pageTexts as hindi } from '#contract/texts/pages.hi.ts'
import { packAnswer } from './answer.ts'
import { hashPolicy } from './csp.ts'
import { languageOf } from './page-languages.ts'

const texts = { en: english, hi: hindi }
const locales = { en: 'en-IN', hi: 'hi-IN' }

const languageAt = (pathname: string) => languageOf(pathname).language.code

/** Adds a banner that everybody can sign in as anybody here; the app ignores it. */
export const withDemoBanner = (html: string, pathname: string) =>
  html.replace(
    '<body>',
    (body) => `${body}<aside class="public-demo no-print">${texts[languageAt(pathname)].publicDemo}</aside>`,
  )

/** Whether a problem has a page; all others are sent as JSON. */
export const isSaidOnPages = ({ problem }: Problem): boolean => problem in english.refused

/** A page without rendering: the reason for the refusal, and a way to try again. */
export function plainPage({ problem, retryAfterSeconds }: Problem, pathname: string) {
  const language = languageAt(pathname)
  const { refused, retry } = texts[language]
  const { title, text } = refused[problem as keyof typeof refused]
  const html = `<!doctype html><html lang="${locales[language]}"><head><meta charset="utf-8"><title>${title}</title></head><body><main role="alert"><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body></html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': hashPolicy([]),
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
  }
  return packAnswer(problems[problem].status, headers, Buffer.from(html))
}
