// `npm run staff -- add meera@example.in --name "Meera Joshi" --role OWNER` lets a person sign in at the desk; it is how
// the first owner comes in. The embedded database admits one process: stop the server first.
import { parseArgs } from 'node:util'
import { NewStaff } from '#contract/staff.people.ts'
import { staffRoles } from '#contract/staff.ts'
import { parseConfig } from '#server/config.ts'
import { openConfigured } from '#server/configured-database.ts'
import { addByCommand } from '#server/modules/staff/staff.ts'
import { systemClock } from '#server/platform/clock.ts'
import { applySchema } from '#server/platform/schema.ts'
import { violationsOf } from '#server/platform/violations.ts'

const USAGE = `npm run staff -- add EMAIL --name "First Last" --role ${staffRoles.join('|')}`

/** Parses the arguments. Throws an Error naming what is missing or wrong. */
function asked() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string', default: '' }, role: { type: 'string', default: '' } },
  })
  const [action, email] = positionals
  if (action !== 'add' || email === undefined) throw new Error(`Say whom to add: ${USAGE}`)
  const [firstName, ...rest] = values.name.trim().split(/\s+/)
  const person = NewStaff.safeParse({ firstName, lastName: rest.join(' '), email, role: values.role.toUpperCase() })
  if (person.success) return person.data
  throw new Error([...violationsOf(person.error).map(({ field, message }) => `${field}: ${message}`), USAGE].join('\n'))
}

async function add() {
  const person = asked()
  const config = parseConfig()
  const db = openConfigured(config)
  try {
    await applySchema(db)
    await addByCommand({ db, clock: systemClock }, person)
    console.log(`• ${person.firstName} ${person.lastName} signs in with ${person.email} at ${config.publicUrl}/desk.`)
  } finally {
    await db.close()
  }
}

try {
  await add()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
