import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from './database.ts'
import { messagesTo, type SentMessage } from './outbox.store.ts'

const Query = z.object({ to: z.string().optional() })

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const asRow = ({ to, channel, subject, text, sentAt }: SentMessage) =>
  `<tr><td>${escaped(to)}</td><td>${channel}</td><td>${escaped(subject)}</td><td>${escaped(text)}</td><td>${sentAt.toISOString()}</td></tr>`

const page = (entries: SentMessage[]) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Outbox – Yantra demo</title><link rel="stylesheet" href="/dev/outbox.css">
<h1>Outbox</h1><p>What this demo would have sent. Reload for newer messages.</p>
${entries.length === 0 ? '<p>Nothing has been sent yet.</p>' : `<table><thead><tr><th>To</th><th>By</th><th>Subject</th><th>Text</th><th>Sent</th></tr></thead><tbody>${entries.map(asRow).join('')}</tbody></table>`}</html>`

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:72rem;margin:2rem auto;padding:0 1rem}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem;text-align:left;border-bottom:1px solid #8886;vertical-align:top;overflow-wrap:anywhere}
@media(max-width:700px){thead{display:none}tr,td{display:block}tr{border-bottom:2px solid}}`

/** `/dev/outbox` and `/dev/outbox.json?to=`: where the demo's codes and notices are read. Never in live mode. */
export function devOutbox(app: FastifyInstance, db: Database) {
  app.get('/dev/outbox.json', async (request, reply) => {
    const { to } = Query.parse(request.query)
    return reply.header('cache-control', 'no-store').send(await messagesTo(db, to))
  })
  app.get('/dev/outbox', async (request, reply) => {
    const { to } = Query.parse(request.query)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'self'")
      .send(page(await messagesTo(db, to)))
  })
  app.get('/dev/outbox.css', (_request, reply) => reply.type('text/css').send(STYLE))
}
