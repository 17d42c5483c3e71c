// The gallery of drawings for developers: every machine in two sizes, in light and dark mode.
import type { FastifyInstance } from 'fastify'
import { drawingsTexts as text } from '#contract/texts/drawings.en.ts'
import { type Drawing, drawingFile, drawingSheetFile, drawMachine } from '#server/drawings/drawing.ts'
import type { Database } from '#server/platform/database.ts'
import { type ClassToDraw, classesToDraw } from './dev-drawings.store.ts'
import type { Machine } from './drawings.ts'

/** Specs for classes without a machine, so that the gallery shows them too. */
const EXAMPLES: Readonly<Record<string, Machine['specs']>> = {
  'electric-pallet-truck': { loadCapacityKg: 2000, maxLiftHeightM: 0.21, operatorPosition: 'pedestrian' },
  'empty-container-handler': { maxLiftingCapacityT: 9, stackingHeight: 5 },
}

const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const pictureAddress = (name: string, kind: 'picture' | 'sheet') => `/dev/drawings/${name}.${kind}.svg`

type Drawn = { name: string; title: string; machine: Machine }

function shown({ name, title, machine }: Drawn) {
  const began = performance.now()
  const drawing = drawMachine(machine)
  const tookMs = performance.now() - began
  const small = `<img src="${pictureAddress(name, 'picture')}" alt="" width="120" height="120" loading="lazy">`
  return `<li id="${name}"><h3>${escaped(title)}</h3><p>${factsOf(drawing, name, tookMs)}</p>
<div class="row"><div class="light"><img class="large" src="${pictureAddress(name, 'sheet')}" alt="${escaped(title)}" loading="lazy">${small}</div>
<div class="dark"><img class="large" src="${pictureAddress(name, 'sheet')}" alt="" loading="lazy">${small}</div></div></li>`
}

const factsOf = (drawing: Drawing, name: string, tookMs: number) =>
  [
    `<code>${name}</code>`,
    drawing.kind,
    `${drawing.widthM.toFixed(1)} × ${drawing.heightM.toFixed(1)} m`,
    `${(drawingFile(drawing).length / 1024).toFixed(1)} KB`,
    `${tookMs.toFixed(2)} ms`,
  ].join(' · ')

/** A class's machines, or its example if it has none. */
const drawnOf = ({ slug, name, machines }: ClassToDraw): Drawn[] =>
  machines.length > 0
    ? machines.map((one) => ({ name: one.slug, title: one.name, machine: { subCategory: slug, specs: one.specs } }))
    : [{ name: slug, title: `${name} ${text.example}`, machine: { subCategory: slug, specs: EXAMPLES[slug] ?? {} } }]

const part = (one: ClassToDraw) =>
  `<section><h2 id="of-${one.slug}">${escaped(one.name)} <code>${one.slug}</code></h2><ul>${drawnOf(one).map(shown).join('')}</ul></section>`

const page = (classes: readonly ClassToDraw[]) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text.title}</title><link rel="stylesheet" href="/dev/drawings.css">
<main><h1>${text.title}</h1><p>${text.intro}</p>
<nav>${classes.map(({ slug, name }) => `<a href="#of-${slug}">${escaped(name)}</a>`).join(' ')}</nav>
${classes.map(part).join('\n')}</main></html>`

const STYLE = `:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif}body{max-width:90rem;margin:2rem auto;padding:0 1rem}
ul{list-style:none;padding:0}li{margin:1.5rem 0}h3,li p{margin:0}nav a{display:inline-block;padding:.25rem .5rem}
.row{display:grid;gap:.5rem;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr))}
.row>div{display:flex;gap:1rem;align-items:end;padding:1rem;border:1px solid #8886}
.light{color-scheme:light;background:#fff}.dark{color-scheme:dark;background:#1b1e22}
img{object-fit:contain;object-position:bottom}.large{flex:1;min-width:0;height:22rem}`

/** `/dev/drawings`: every drawing, with its size and drawing time. Never in live mode. */
export function devDrawings(app: FastifyInstance, db: Database) {
  app.get('/dev/drawings', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'self'; img-src 'self'")
      .send(page(await classesToDraw(db.read))),
  )
  app.get('/dev/drawings.css', (_, reply) => reply.type('text/css').send(STYLE))
  app.get<{ Params: { name: string; kind: string } }>('/dev/drawings/:name.:kind.svg', async ({ params }, reply) => {
    const found = (await classesToDraw(db.read)).flatMap(drawnOf).find(({ name }) => name === params.name)
    if (!found) return reply.callNotFound()
    const drawing = drawMachine(found.machine)
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(
        params.kind === 'sheet' ? drawingSheetFile(drawing, { title: found.title, labels: {} }) : drawingFile(drawing),
      )
  })
}
