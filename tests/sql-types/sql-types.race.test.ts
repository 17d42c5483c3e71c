import { afterAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '#tests/support/own-database.ts'
import { openCode } from './sql-code.ts'
import { differences } from './sql-columns.ts'
import { type Column, openDescriber } from './sql-described.ts'
import { type Query, queriesOf } from './sql-queries.ts'

/** Statements that cannot be read: file, function and why. */
const UNREAD: Readonly<Record<string, string>> = {
  'catalogue/product.store.ts productJson': 'flatMap makes the list of neighbours',
  'catalogue/products.store.ts listFound': 'each tier of words has its own tables',
  'catalogue/suggestions.store.ts findSuggestions': 'each tier of words has its own tables',
  'own-data/reading.store.ts countRows': 'kinds.store.ts names the table',
  'own-data/reading.store.ts rowsOf': 'kinds.store.ts names the table',
  'own-data/reading.store.ts filesFound': 'a loop runs one statement for each purpose',
  'platform/life-cycle.store.ts lockedRow': 'the life cycle names the table',
}

/** Columns that are null in one state only, which every statement with a type without null excludes. */
const NULL_IN_STATE: Readonly<Record<string, readonly string[]>> = {
  'a draft of an invoice': ['document', 'due_date', 'invoice_date', 'invoice_number'].map((name) => `invoice.${name}`),
  'a draft of a quote': ['document', 'hash', 'settings_version', 'total_paise'].map((name) => `quote.${name}`),
  'a log not submitted': ['chain_no', 'hash', 'submitted_at'].map((name) => `logsheet_version.${name}`),
  'an event that acknowledges nothing': ['ack_number', 'irn', 'signed_qr'].map((name) => `e_invoice_event.${name}`),
  'a look-up that found nobody': ['gst_lookup.holder_address', 'gst_lookup.holder_name'],
  'a job before its hire': ['job.on_hire_from', 'job.operator_id'],
  'a machine without telematics': ['machine.telematics_id'],
  'no state: one of two required columns': ['customer_document.customer_id'],
}
const nullInState = Object.values(NULL_IN_STATE).flat()

const { fresh } = await ownDatabase()
if (!('ownerUrl' in fresh.location)) throw new Error('Statements are described by PostgreSQL.')
const code = openCode()
const { describe: columnsOf, close } = await openDescriber(fresh.location.ownerUrl)
afterAll(async () => {
  code.close()
  await close()
})

const { queries, unused } = queriesOf(code)
const nameOf = ({ place, name }: Query) => `${place.replace(/^server\/(modules\/)?|:\d+$/g, '')} ${name}`

/** The columns of a statement, or why they are unknown. */
async function described(query: Query): Promise<readonly Column[] | string> {
  if ('unread' in query) return query.unread
  return columnsOf(query.text).catch(({ message }: Error) => message)
}
const all = await Array.fromAsync(queries, async (query) => ({ query, columns: await described(query) }))
const unread = all.flatMap(({ query, columns }) => (typeof columns === 'string' ? [{ query, reason: columns }] : []))
const found = all.flatMap(({ query, columns }) =>
  typeof columns === 'string' ? [] : differences(code.checker, query.row, columns).map((what) => ({ query, what })),
)

describe('the types of rows', () => {
  test('every typed statement is checked', () => {
    const cure = 'let the code spell the statement out, or list it in UNREAD with the reason'
    const refused = unread.filter(({ query }) => !(nameOf(query) in UNREAD))
    expect(refused.map(({ query, reason }) => `${query.place} ${query.name}: ${reason}; ${cure}`)).toEqual([])
    expect(Object.keys(UNREAD).filter((name) => !unread.some(({ query }) => nameOf(query) === name))).toEqual([])
    expect(unused.map((place) => `${place} has a type, but rows and first never run it`)).toEqual([])
    expect(queries.length).toBeGreaterThan(400)
  })

  test('they agree with the columns in the database', () => {
    const wrong = found.filter(({ what: { column } }) => column === undefined || !nullInState.includes(column))
    const cure = 'correct the type or the statement'
    expect(wrong.map(({ query, what }) => `${query.place} ${query.name}: ${what.text}; ${cure}`)).toEqual([])
    expect(nullInState.filter((name) => !found.some(({ what }) => what.column === name))).toEqual([])
  })
})
