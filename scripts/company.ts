// `npm run company -- verify 27ABCDE1234F1Z5 --by "Asha Rao" --reason "Letter of the directors"` marks a company as the
// owner of its GSTIN, `dispute` marks it as disputed, as the desk does. The embedded database admits one process: stop
// the server first.
import { parseArgs } from 'node:util'
import { parseConfig } from '#server/config.ts'
import { openConfigured } from '#server/configured-database.ts'
import { judgeByCommand } from '#server/modules/company/verification.ts'
import { systemClock } from '#server/platform/clock.ts'
import { applySchema } from '#server/platform/schema.ts'

const USAGE = 'npm run company -- verify|dispute GSTIN --by "your name" --reason "what you have seen"'
const verdicts = { verify: 'VERIFIED', dispute: 'DISPUTED' } as const

/** Parses the arguments. Throws an Error naming what is missing. */
function asked() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string', default: '' }, reason: { type: 'string', default: '' } },
  })
  const [action = '', gstin = ''] = positionals
  const [by, reason] = [values.by.trim(), values.reason.trim()]
  if ((action !== 'verify' && action !== 'dispute') || gstin === '' || by === '' || reason === '')
    throw new Error(`Say which company, who you are and why: ${USAGE}`)
  return { gstin, judgement: { verdict: verdicts[action], by, reason } }
}

async function judge() {
  const { gstin, judgement } = asked()
  const db = openConfigured(parseConfig())
  try {
    await applySchema(db)
    await judgeByCommand({ db, clock: systemClock }, gstin, judgement)
    console.log(`• ${gstin} is ${judgement.verdict.toLowerCase()} now.`)
  } finally {
    await db.close()
  }
}

try {
  await judge()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
