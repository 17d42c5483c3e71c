import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { queryText } from '#contract/fields.ts'
import { outboxTexts as text } from '#contract/texts/outbox.en.ts'
import type { Database } from './database.ts'
import { noticesTo, type SentNotice } from './outbox.store.ts'
import { part } from './serve.ts'

const Query = z.object({ to: queryText(100).optional() })

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const asRow = ({ to, channel, subject, text, sentAt }: SentNotice) =>
  `<tr><td>${escaped(to)}</td><td>${channel}</td><td>${escaped(subject)}</td><td>${escaped(text)}</td><td>${sentAt.toISOString()}</td></tr>`

const head = text.columns.map((name) => `<th>${name}</th>`).join('')
const table = (entries: SentNotice[]) =>
  `<table><thead><tr>${head}</tr></thead><tbody>${entries.map(asRow).join('')}</tbody></table>`

const page = (entries: SentNotice[]) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text.title}</title><link rel="stylesheet" href="/dev/outbox.css">
<main><h1>${text.heading}</h1><p>${text.intro}</p>${entries.length === 0 ? `<p>${text.empty}</p>` : table(entries)}</main></html>`

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:72rem;margin:2rem auto;padding:0 1rem}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem;text-align:left;border-bottom:1px solid #8886;vertical-align:top;overflow-wrap:anywhere}
td:first-child{min-width:12rem}td:nth-child(2),td:last-child{white-space:nowrap}
@media(max-width:900px){thead{display:none}tr,td{display:block}tr{border-bottom:2px solid}}`

/** `/dev/outbox` and `/dev/outbox.json?to=` show the demo's codes and notices. Never in live mode. */
export function devOutbox(app: FastifyInstance, db: Database) {
  app.get('/dev/outbox.json', async (request, reply) => {
    const { to } = part(Query, request.query, 'bad-request')
    return reply.header('cache-control', 'no-store').send(await noticesTo(db, to))
  })
  app.get('/dev/outbox', async (request, reply) => {
    const { to } = part(Query, request.query, 'bad-request')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'self'")
      .send(page(await noticesTo(db, to)))
  })
  app.get('/dev/outbox.css', (_request, reply) => reply.type('text/css').send(STYLE))
}
