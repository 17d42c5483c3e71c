import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CSV_BYTES_MAX, CSV_ROWS_MAX } from '#contract/csv-files.ts'
import { leastCpuMs } from './support/cpu.ts'
import { aLiftLine, type CsvKind, type CsvLine, csvOf, filesAs, linesOf } from './support/csv-files.ts'
import { aLift } from './support/desk-products.ts'
import { aServer } from './support/server.ts'

const server = await aServer()
const sales = await server.signInStaff('SALES')
const kinds = ['products', 'availability', 'rates'] as const
const files = (kind: CsvKind) => filesAs(server, sales.accessToken, kind)

test.each(kinds)('the file of %s can be imported again as it is, and changes nothing', async (kind) => {
  const content = await files(kind).download()
  const { rows, ...counts } = await files(kind).preview(content)
  expect(rows.filter(({ effect }) => effect !== 'SAME')).toEqual([])
  expect(counts).toEqual({ bad: 0, added: 0, changed: 0, same: linesOf(content).length, digest: null })
})

test('S14 a machine of texts that spreadsheets would run comes back from its file as it was', {
  timeout: 120_000,
}, async () => {
  const aText = fc
    .array(fc.constantFrom("'", '=', '+', '-', '@', '＝', '"', ',', ';', ' ', 'a', 'य', '9', '.'), {
      minLength: 3,
      maxLength: 30,
    })
    .map((parts) => `${parts.join('')}x`)
    // Fields are trimmed, and a use has three characters at least.
    .filter((text) => text.trim().length >= 3)
  const property = fc.asyncProperty(aText, aText, aText, async (name, note, use) => {
    const form = aLift({
      name,
      description: `${note}\n${use}`,
      applications: [use],
      mobilisation: { mode: 'truck', note },
    })
    const { product } = await sales.call('addProduct', { body: form })
    const [row] = linesOf(await files('products').download()).filter(({ slug }) => slug === product.slug)
    const { rows } = await files('products').preview(csvOf([row ?? {}]))
    expect(rows).toMatchObject([{ effect: 'SAME' }])
    const changed = csvOf([{ ...row, model: 'K-27' }])
    expect(await files('products').import(changed)).toEqual({ added: 0, changed: 1 })
    const { product: after } = await sales.call('getDeskProduct', { params: { slug: product.slug } })
    const { changedAt: _at, model, ...texts } = after
    expect(model).toBe('K-27')
    expect(product).toMatchObject({ ...texts, model: product.model, changedAt: product.changedAt })
  })
  await fc.assert(property, { numRuns: 15 })
})

const lift = (changes?: CsvLine) => csvOf([aLiftLine(changes)])
const withTwoSlugs = () => Buffer.from(lift().toString().replace('slug,', 'slug,slug,'))

test.each<[string, Buffer, object]>([
  ['nothing', Buffer.alloc(0), { row: 1, code: 'empty' }],
  ['UTF-16', Buffer.from('\ufeffslug,name', 'utf16le'), { row: 1, code: 'utf8' }],
  ['an open quotation mark', Buffer.from('slug,pune\na,"yes\n'), { row: 2, code: 'quotes' }],
  ['an unknown column', lift({ colour: 'red' }), { row: 1, column: 'colour', code: 'column-unknown' }],
  ['the same column twice', withTwoSlugs(), { row: 1, column: 'slug', code: 'column-twice' }],
  ['a missing column', csvOf([{ slug: 'x' }]), { row: 1, column: 'published', code: 'column-missing' }],
  ['too few cells', Buffer.from(`${lift().toString()}a,b\n`), { row: 3, column: '', code: 'width' }],
  [
    'more rows than the limit',
    Buffer.from('slug,pune\n'.repeat(CSV_ROWS_MAX + 2)),
    { row: CSV_ROWS_MAX + 2, code: 'rows' },
  ],
  ['more columns than the limit', Buffer.from(','.repeat(2000)), { row: 1, code: 'empty' }],
  ['more headings than the limit', Buffer.from('a,'.repeat(2000)), { row: 1, code: 'columns' }],
])('a file of %s is one bad row with its reason', async (_what, bytes, expected) => {
  const { rows, digest } = await files('products').preview(bytes)
  const found = rows.flatMap(({ row, faults }) => faults.map((one) => ({ row, ...one })))
  expect(found).toContainEqual(expect.objectContaining(expected))
  expect(found.every(({ reason }) => /^[A-Z][^{}]+\.$/.test(reason))).toBe(true)
  expect(digest).toBeNull()
})

test('a file from a spreadsheet is read with a mark, CRLF, semicolons, line breaks in cells and empty rows', async () => {
  const [line] = [aLiftLine({ description: 'One; two\nthree' })]
  const text = `\ufeff${csvOf([line], { delimiter: ';', record_delimiter: 'windows' }).toString()};;;\r\n\r\n`
  const { rows } = await files('products').preview(text)
  expect(rows).toMatchObject([{ row: 2, effect: 'NEW', faults: [] }])
  expect(await files('products').import(text)).toEqual({ added: 1, changed: 0 })
  const { products } = await sales.call('listDeskProducts', { query: { filter: line['name'] ?? '' } })
  const { product } = await sales.call('getDeskProduct', { params: { slug: products.content[0]?.slug ?? '' } })
  expect(product).toMatchObject({
    description: 'One; two\nthree',
    applications: ['False ceilings indoors', 'Lamps and ducts'],
  })
})

test('a larger file than the limit is refused before it is read', async () => {
  const reply = await files('products').previewReply(Buffer.alloc(CSV_BYTES_MAX + 1, 'a'))
  expect(reply.json()).toMatchObject({ type: '/problems/payload-too-large' })
})

test('every bad row is listed with each bad cell, and nothing of the file is imported', async () => {
  const bad = [
    aLiftLine({ name: '', 'specs.platformHeightM': '10000', 'specs.powerSource': 'steam' }),
    aLiftLine({ published: 'maybe', 'mobilisation.mode': 'carpet', 'specs.workingHeightM': 'high' }),
    aLiftLine({ slug: 'nowhere' }),
    aLiftLine({ published: 'yes' }),
    aLiftLine({ subCategory: 'flying-carpet' }),
    aLiftLine({ applications: 'ab' }),
  ]
  const good = aLiftLine()
  const bytes = csvOf([good, ...bad])
  const { rows, digest, ...counts } = await files('products').preview(bytes)
  expect(counts).toEqual({ bad: 6, added: 1, changed: 0, same: 0 })
  const faults = rows.map(({ row, faults: found }) => [row, ...found.map(({ column, code }) => `${column} ${code}`)])
  expect(faults).toEqual([
    [2],
    [3, 'name required', 'specs.platformHeightM range', 'specs.powerSource choice'],
    [4, 'published yesNo'],
    [5, 'slug new-has-no-slug'],
    [6, 'published rate-missing'],
    [7, 'subCategory kind-unknown'],
    [8, 'applications length'],
  ])
  expect(rows[1]?.faults[2]).toEqual({
    column: 'specs.powerSource',
    value: 'steam',
    code: 'choice',
    facts: { options: 'electric, diesel, hybrid, ac-mains' },
    reason: 'It must be one of: electric, diesel, hybrid, ac-mains.',
  })
  expect(digest).toBeNull()
  const { products } = await sales.call('listDeskProducts', { query: { filter: good['name'] ?? '' } })
  expect(products.content).toEqual([])
})

test('a row about the same machine as an earlier one is bad, as is a new machine with a known name', async () => {
  const { product } = await sales.call('addProduct', { body: aLift({ name: `Tern ${crypto.randomUUID()}` }) })
  const line = aLiftLine()
  const { rows } = await files('products').preview(csvOf([line, line, aLiftLine({ name: product.name.toUpperCase() })]))
  expect(rows.map(({ faults }) => faults.map(({ code, facts }) => [code, facts]))).toEqual([
    [],
    [['duplicate', { row: '2' }]],
    [['machine-exists', {}]],
  ])
})

const auditOf = (subject: string) =>
  server.db.rows(sql<{ act: string }>`select act from audit_entry where subject_id = ${subject} order by entry_no`)

test('an import does what its dry run has shown: new, changed, withdrawn, with the entries of the audit trail', async () => {
  const { product } = await sales.call('addProduct', { body: aLift() })
  const [row] = linesOf(await files('products').download()).filter(({ slug }) => slug === product.slug)
  const bytes = csvOf([{ ...row, model: 'K-99', 'specs.platformHeightM': '8.5' }])
  const { rows, digest } = await files('products').preview(bytes)
  expect(rows).toMatchObject([
    {
      effect: 'CHANGE',
      label: product.name,
      changes: [
        { column: 'model', was: 'K-26', is: 'K-99' },
        { column: 'specs.platformHeightM', was: '7.9', is: '8.5' },
      ],
    },
  ])
  const reply = await files('products').send(bytes, digest ?? '')
  expect(reply.json()).toEqual({ added: 0, changed: 1 })
  const { product: after } = await sales.call('getDeskProduct', { params: { slug: product.slug } })
  expect(after).toMatchObject({ model: 'K-99', isPublished: false })
  expect(after.drawing.url).not.toBe(product.drawing.url)
  expect((await auditOf(product.productId)).map(({ act }) => act)).toEqual(['addProduct', 'updateProduct'])
  expect(await auditOf(digest ?? '')).toEqual([{ act: 'importProducts' }])
})

test('a published machine is withdrawn and published by its row, and the site shows it at once', async () => {
  const slug = 'genie-gs-1930'
  const [row = {}] = linesOf(await files('products').download()).filter((one) => one['slug'] === slug)
  const isShown = async () => {
    server.clock.advance({ seconds: 2 })
    return (await server.ask({ url: `/v1/public/products/${slug}` })).statusCode === 200
  }
  expect(await files('products').import(csvOf([{ ...row, published: 'no' }]))).toEqual({ added: 0, changed: 1 })
  expect(await isShown()).toBe(false)
  expect(await files('products').import(csvOf([{ ...row, published: 'YES' }]))).toEqual({ added: 0, changed: 1 })
  expect(await isShown()).toBe(true)
})

test('an import is refused once anything it would change has changed since the dry run', async () => {
  const { product } = await sales.call('addProduct', { body: aLift() })
  const [row = {}] = linesOf(await files('products').download()).filter(({ slug }) => slug === product.slug)
  const bytes = csvOf([{ ...row, model: 'K-1' }])
  const { digest } = await files('products').preview(bytes)
  const params = { slug: product.slug }
  await sales.call('updateProduct', { params, headers: { 'if-match': '*' }, body: aLift({ make: 'Heron' }) })
  const reply = await files('products').send(bytes, digest ?? '')
  expect(reply.json()).toMatchObject({ status: 409, type: '/problems/preview-outdated' })
  const other = csvOf([{ ...row, model: 'K-2' }])
  const { digest: seen } = await files('products').preview(other)
  expect((await files('products').send(bytes, seen ?? '')).json()).toMatchObject({ type: '/problems/preview-outdated' })
})

test('an import that is sent again with its key gives the first reply and does nothing more', async () => {
  const bytes = lift()
  const { digest } = await files('products').preview(bytes)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = async (body: Buffer) => (await files('products').send(body, digest ?? '', headers)).json()
  expect(await send(bytes)).toEqual({ added: 1, changed: 0 })
  expect(await send(bytes)).toEqual({ added: 1, changed: 0 })
  expect(await send(lift())).toMatchObject({ type: '/problems/idempotency-key-reused' })
  expect(await auditOf(digest ?? '')).toHaveLength(1)
})

test('I2 no file costs more than a third of a second to judge', { timeout: 120_000 }, async () => {
  const fill = (piece: string) => Buffer.from(piece.repeat(Math.floor(CSV_BYTES_MAX / Buffer.byteLength(piece))))
  const [headings = ''] = lift().toString().split('\n')
  const under = (row: string) => {
    const most = Math.min(CSV_ROWS_MAX, Math.floor((CSV_BYTES_MAX - headings.length) / (row.length + 1)))
    return Buffer.from(`${headings}\n${`${row}\n`.repeat(most)}`)
  }
  const hostile = {
    commas: fill(','),
    quotes: fill('"'),
    'an open quote': Buffer.concat([Buffer.from('"'), fill('a').subarray(1)]),
    'escaped quotes': fill('"a""b",'),
    'line breaks': fill('\n'),
    'carriage returns': fill('\r'),
    'a long line': fill('a'),
    'combining marks': fill('a\u0316\u0301'),
    'full rows of nothing': under(','.repeat(17)),
    'rows of digits': under('9'.repeat(1900)),
    'rows of marks': under(`,no,x,${'a\u0316\u0301'.repeat(300)}${',x'.repeat(14)}`),
  }
  for (const [what, bytes] of Object.entries(hostile)) {
    const spent = await leastCpuMs(() => files('products').previewReply(bytes), 350)
    expect({ what, spent }).toEqual({ what, spent: expect.toSatisfy((ms: number) => ms <= 350) })
  }
})
