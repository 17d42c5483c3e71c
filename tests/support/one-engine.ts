import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

type Reasons = Readonly<Record<string, string>>

/**
 * API tests that `npm test` runs on one of the two engines, because the other would prove nothing new, with the reason
 * (decision 41). `npm run proofs` runs them on the other engine too, and so does asking for a test by its name.
 */
export const onlyEmbedded: Reasons = {
  'tests/generated-requests.api.test.ts':
    'requests are judged before any SQL; matrix.api makes each call on PostgreSQL',
  'tests/payloads.api.test.ts': 'texts reach either engine as values, never as parts of a statement',
  'server/modules/company/uniform.api.test.ts': 'the embedded engine works in our process, so its work is compared too',
}
export const onlyPostgres: Reasons = {
  'tests/matrix.api.test.ts': 'rules of the code decide; generated-requests.api makes each call on the embedded engine',
  'tests/isolation.api.test.ts':
    'both engines get the same policies; climbing.api, purposes.api and principals.api prove that they apply',
}
/** The test of a row that runs on both engines: the one named after the row, or another. */
const OWN_TEST: Readonly<Record<string, string>> = { company: 'registration', fleet: 'machines', ledger: 'posting' }
/** Searching speaks more SQL than any other row, so the catalogue runs whole on both. */
const WHOLE_ROW = 'catalogue'
const rowOf = (file: string) => basename(dirname(file))
const isOwn = (file: string) => basename(file, '.api.test.ts') === (OWN_TEST[rowOf(file)] ?? rowOf(file))
const ofRows = globSync('server/modules/*/*.api.test.ts')
/** The test of each row that runs on both engines. */
export const ownTests = ofRows.filter(isOwn)
/** Journeys use each row on the embedded engine; the tests of a row's width repeat its statements, on PostgreSQL. */
const width = ofRows.filter((file) => rowOf(file) !== WHOLE_ROW && !isOwn(file) && !(file in onlyEmbedded))

/** They measure the CPU time of our process, which leaves out a server: always on the embedded engine. */
export const measured: Reasons = {
  'tests/hostile-input.api.test.ts': 'the cost of each text counts down to its SQL',
  'tests/hostile-input-desk.api.test.ts': 'the cost of each text counts down to its SQL',
}

const isWhole = process.env['PROOFS'] === 'full' || process.env['TESTS_NAMED'] === 'yes'
const unlessWhole = (table: Reasons) => (isWhole ? [] : Object.keys(table))

/** The tests that each engine leaves out in this run. */
export const leftOut = {
  embedded: [...unlessWhole(onlyPostgres), ...(isWhole ? [] : width)],
  postgres: [...Object.keys(measured), ...unlessWhole(onlyEmbedded)],
}
