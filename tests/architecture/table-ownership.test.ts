// A row keeps its tables to itself: others ask its use cases, or read a view that it fills.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemaFiles } from '#server/platform/schema.ts'
import { rows } from '#tests/support/house.ts'
import { crossings } from './table-crossings.ts'
import { owners } from './table-owners.ts'

const STATEMENT = /\b(from|join|(?:insert |merge )?into|update|truncate|table)\s+(?:only\s+)?([a-z_]+)\b/g
const WRITE = /\b(?:insert\s+into|merge\s+into|delete\s+from|update|truncate)\s+(?:only\s+)?([a-z_]+)\b/g
const SWEEP = /\bsweep(?:Table|Private)\(\s*[^,]+,\s*'([a-z_]+)'/g

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found.at(-1) ?? '')

/** The tables a piece of SQL names: of what could be one, those that are. */
const readBy = (text: string) => [...all(text, STATEMENT), ...all(text, SWEEP)].filter((name) => owners.has(name))
const writtenBy = (text: string) => [...all(text, WRITE), ...all(text, SWEEP)].filter((name) => owners.has(name))

const CREATION = /^create table (\w+)|^select create_event_table\('(\w+)'/gm

const createdIn = (file: string) =>
  [...readFileSync(`database/schema/${file}`, 'utf8').matchAll(CREATION)].map(
    ([, table, subject]) => table ?? `${subject}_event`,
  )
const tablesOf = (file: string) => [...owners].filter(([, row]) => `${row}.sql` === file).map(([table]) => table)

const stores = globSync('server/modules/**/*.store.ts').map((file) => {
  const [, , row = '', ...path] = file.split('/')
  return { row, name: [row, ...path].join('/'), text: readFileSync(file, 'utf8') }
})
const foreign = (row: string, tables: string[]) => [...new Set(tables)].filter((table) => owners.get(table) !== row)

test('the schema has a file for the platform and for each row with tables, in the order of rows', () => {
  const withTables = rows.filter((row) => [...owners.values()].includes(row))
  expect(schemaFiles).toEqual(['platform', ...withTables].map((row) => `${row}.sql`))
  expect(readdirSync('database/schema').toSorted()).toEqual(schemaFiles.toSorted())
})

test.each(schemaFiles)('%s creates the tables of its row, and no others', (file) => {
  expect(createdIn(file).toSorted()).toEqual(tablesOf(file).toSorted())
})

test('no row writes to a table of another one', () => {
  expect(stores.length).toBeGreaterThan(30)
  const written = stores.flatMap(({ row, name, text }) =>
    foreign(row, writtenBy(text)).map((table) => `${name}: ${table}`),
  )
  expect(written).toEqual([])
})

test('a row reads tables of another one only where the crossing is named, and none is named in vain', () => {
  const found = stores.flatMap(({ row, name, text }) => {
    const tables = foreign(row, readBy(text)).toSorted()
    return tables.length > 0 ? [`${name}: ${tables.join(' ')}`] : []
  })
  const named = Object.entries(crossings).map(([name, said]) => `${name}.store.ts: ${said.split(': ')[0]}`)
  expect(found.toSorted()).toEqual(named.toSorted())
  for (const said of Object.values(crossings)) expect(said).toMatch(/^[a-z_ ]+: \w/)
})

test.each([
  ['delete from cart_item where cart_id = 1', ['cart_item']],
  ['insert into cart (cart_id) values (1)', ['cart']],
  ['with gone as (update account set status = 1 returning 1) select from gone', ['account']],
  ["sweepPrivate(db, 'invitation', before, x)", ['invitation']],
  ['select 1 from account join company using (company_id) for update', []],
])('the tables that "%s" writes to are detected', (text, tables) => {
  expect(writtenBy(text)).toEqual(tables)
})
