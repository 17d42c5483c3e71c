// `npm run bench:search`: how often the right machines come first, over the questions of `search-questions.json`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { loadCatalogue } from '#database/seed/load-catalogue.ts'
import { products } from '#server/modules/catalogue/catalogue.ts'
import { structureOf } from '#server/modules/catalogue/structure.ts'
import { openDatabase } from '#server/platform/database.ts'
import { applySchema } from '#server/platform/schema.ts'
import { readJson } from './read-json.ts'
import { type Question, Questions, type Score, scoreOf } from './search-score.ts'

const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } })

const Reply = z.object({
  products: z.object({
    content: z.array(
      z.object({
        slug: z.string(),
        category: z.object({ slug: z.string() }),
        subCategory: z.object({ slug: z.string() }),
      }),
    ),
  }),
})

const folder = mkdtempSync(join(tmpdir(), 'yantra-bench-search-'))
const db = openDatabase({ folder })

const catalogue = { db, structure: structureOf(db, async () => '1') }

/** Each machine of a page of an answer as the slugs that may name it. */
async function ask(filter: string, page = 0, size = 24) {
  const reply = Reply.parse(JSON.parse(await products(catalogue, { filter, page, size })))
  return reply.products.content.map(({ slug, category, subCategory }) => [slug, subCategory.slug, category.slug])
}

/** The release has fewer machines than two such pages. */
const everyMachine = async () => [...(await ask('', 0, 100)), ...(await ask('', 1, 100))]

const mean = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length

function line(name: string, scores: readonly Score[]) {
  const [precision, rank] = [mean(scores.map((score) => score.precision)), mean(scores.map((score) => score.rank))]
  return `${name.padEnd(34)} ${String(scores.length).padStart(3)}  ${precision.toFixed(3)}  ${rank.toFixed(3)}`
}

try {
  await applySchema(db)
  await loadCatalogue(db, () => {})
  const { questions } = Questions.parse(readJson('search-questions.json'))
  const asked: (Question & { score: Score })[] = []
  const every = await everyMachine()
  for (const question of questions)
    asked.push({ ...question, score: scoreOf(question, await ask(question.text), every) })
  const of = (keep: (question: Question) => boolean) => asked.filter(keep).map(({ score }) => score)

  console.log(`${'questions'.padEnd(34)}      right in first three, mean reciprocal rank`)
  console.log(
    line(
      'all',
      of(() => true),
    ),
  )
  console.log(
    line(
      'not looked at while tuning',
      of(({ held }) => held),
    ),
  )
  console.log(
    line(
      'tasks in English',
      of(({ kind }) => kind === 'task'),
    ),
  )
  console.log(
    line(
      'Hindi, Hinglish, misspelled',
      of(({ kind }) => kind === 'spoken'),
    ),
  )
  console.log(
    line(
      'makes and models',
      of(({ kind }) => kind === 'model'),
    ),
  )
  // Held questions stay unseen: their misses are not named.
  if (values.misses)
    for (const { text, score, held } of asked)
      if (!held && score.precision < 1) console.log(`${score.precision.toFixed(2)} ${text} → ${score.first.join(', ')}`)
} finally {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
}
