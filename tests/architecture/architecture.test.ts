import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { complaint, rows } from '#tests/support/house.ts'
import { importsOf } from '#tests/support/imports.ts'
import { circlesIn } from './circles.ts'
import { deadExports } from './dead-exports.ts'
import { habitsBroken, tooLong } from './habits.ts'

const COLUMNS = ['contract', 'server', 'web', 'database', 'tests', 'scripts', 'bench']
const files = [...COLUMNS.flatMap((column) => globSync(`${column}/**/*.{ts,tsx}`)), ...globSync('*.config.ts')]
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const imports = new Map([...sources].map(([file, text]) => [file, importsOf(file, text)]))
const withImports = (file: string, text: string) => ({ text, imports: imports.get(file) ?? importsOf(file, text) })

describe('the code', () => {
  test('every import is allowed', () => {
    expect(files.length).toBeGreaterThan(10)
    const complaints = [...imports].flatMap(([file, list]) => list.map(({ to }) => complaint(file, to)))
    expect(complaints.filter((found) => found !== undefined)).toEqual([])
  })

  test('no import cycles', () => {
    const graph = new Map([...imports].map(([file, list]) => [file, list.map(({ to }) => to)]))
    const cure = 'hand one in as an argument, or move what both need to a file of its own'
    expect(circlesIn(graph).map((circle) => `${circle.join(' → ')}: ${cure}`)).toEqual([])
  })

  test('every file follows the style rules', () => {
    expect([...sources].flatMap(([file, text]) => habitsBroken(file, text, imports.get(file)))).toEqual([])
  })

  test('every export is imported by another file', () => {
    const exporting = files.filter((file) => /^(contract|server|web|scripts)\//.test(file))
    const cure = 'remove `export` if the file itself uses it, otherwise the code'
    const parsed = new Map([...sources].map(([file, text]) => [file, withImports(file, text)]))
    expect(deadExports(parsed, exporting).map((found) => `${found}: ${cure}`)).toEqual([])
  })

  test('every module is a row', () => {
    const modules = globSync('server/modules/*').map((folder) => folder.slice('server/modules/'.length))
    expect(modules.filter((module) => !rows.includes(module))).toEqual([])
  })

  test('every row has its table of contents', () => {
    expect(rows.filter((row) => !existsSync(`server/modules/${row}/${row}.routes.ts`))).toEqual([])
  })

  test('a row has the same name in contract, server and web', () => {
    const modules = globSync('server/modules/*').map((folder) => folder.slice('server/modules/'.length))
    const half = modules.filter((row) => !existsSync(`contract/${row}.ts`) || !existsSync(`web/features/${row}`))
    expect(half).toEqual([])
    // The frame around all pages is of no row.
    const features = globSync('web/features/*').map((folder) => folder.slice('web/features/'.length))
    expect(features.filter((row) => row !== 'shell' && !modules.includes(row))).toEqual([])
    const calls = files.filter((file) => /^contract\/[^/]+$/.test(file) && sources.get(file)?.includes(' endpoint({'))
    const rowOf = (file: string) => file.slice('contract/'.length).split('.')[0] ?? ''
    expect(calls.filter((file) => !rows.includes(rowOf(file)))).toEqual([])
    expect(calls.length).toBeGreaterThan(10)
  })

  test('styles and start scripts are short enough to read', () => {
    const others = ['web/**/*.css', 'scripts/*.mjs'].flatMap((pattern) => globSync(pattern))
    const complaints = others.map((file) => tooLong(file, readFileSync(file, 'utf8')))
    expect(complaints.filter((found) => found !== undefined)).toEqual([])
  })
})

describe('refused', () => {
  test.each([
    ['contract/cart.ts', 'node:fs', 'imports only itself and zod'],
    ['contract/cart.ts', 'react', 'imports only itself and zod'],
    ['contract/cart.ts', 'server/platform/clock.ts', 'imports only itself and zod'],
    ['server/modules/catalogue/catalogue.ts', 'server/modules/cart/cart.ts', 'cart comes later than catalogue'],
    ['server/modules/cart/cart.store.ts', 'server/modules/session/session.routes.ts', 'import the use cases'],
    ['server/modules/cart/cart.ts', 'server/modules/session/session.store.ts', 'import the use cases'],
    ['server/modules/cart/cart.ts', 'server/modules/session/session.rules.ts', 'import the use cases'],
    ['server/modules/cart/cart.ts', 'server/modules/misplaced/misplaced.ts', 'misplaced comes later'],
    ['server/modules/misplaced/misplaced.ts', 'server/modules/cart/cart.ts', 'name it in the order of rows'],
    ['server/modules/cart/cart.ts', 'server/drawings/drawing.ts', 'only the catalogue draws'],
    ['server/modules/cart/cart.ts', 'server/app.ts', 'imports only server/platform, contract'],
    ['server/modules/cart/cart.ts', 'web/ui/button.tsx', 'imports only server/platform, contract'],
    ['server/modules/cart/cart.store.ts', 'pg', 'only server/platform/database knows the engine'],
    ['server/hire/bill.ts', 'server/modules/cart/cart.ts', 'imports only itself and the contract'],
    ['server/hire/bill.ts', 'kysely', 'imports only itself, the contract and zod'],
    ['server/platform/serve.ts', 'server/modules/cart/cart.ts', 'knows no product'],
    ['server/platform/serve.ts', 'contract/cart.ts', 'knows no product'],
    ['server/platform/serve.ts', 'contract/texts/cart.en.ts', 'knows no product'],
    ['server/drawings/lift.ts', 'contract/catalogue.ts', 'import only themselves'],
    ['server/drawings/lift.ts', 'node:fs', 'import only themselves'],
    ['server/app.ts', 'web/ssr.ts', 'never imports the web'],
    ['server/app.ts', 'tests/support/server.ts', 'does not know its tests and tools'],
    ['web/pages/public/home.tsx', 'server/modules/cart/cart.ts', 'ask the server by a call'],
    ['web/pages/public/home.tsx', 'database/seed/seed.ts', 'ask the server by a call'],
    ['web/pages/public/home.tsx', 'node:fs', 'does not run in a browser'],
    ['web/platform/call.ts', 'kysely', 'does not run in a browser'],
    ['web/platform/call.ts', 'web/features/cart/cart.queries.ts', 'knows none of them'],
    ['web/ui/button.tsx', 'server/platform/clock.ts', 'ask the server by a call'],
    ['web/ui/button.tsx', 'contract/cart.ts', 'blind to the product'],
    ['web/ui/button.tsx', '@tanstack/react-query', 'fetches nothing'],
    ['web/features/logsheets/edit-log.tsx', 'web/offline/outbox.ts', 'cannot tell whether there is a signal'],
    ['web/platform/call.ts', 'web/offline/outbox.ts', 'cannot tell whether there is a signal'],
    ['web/offline/outbox.ts', 'web/features/logsheets/texts.ts', 'knows calls, not screens'],
    ['web/features/cart/badge.tsx', 'web/features/session/dialog.tsx', 'leave a slot in cart'],
    ['web/features/cart/badge.tsx', 'web/pages/public/home.tsx', 'let the page hand it in'],
  ])('%s must not import %s', (from, to, sentence) => {
    expect(complaint(from, to)).toContain(sentence)
  })

  test('every cycle is reported with its files', () => {
    const graph = new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: ['c'], d: ['b'] }))
    expect(circlesIn(graph)).toEqual([
      ['c', 'c'],
      ['b', 'd', 'b'],
    ])
    expect(circlesIn(new Map(Object.entries({ a: ['b', 'c'], b: ['c'], c: [] })))).toEqual([])
  })

  test.each([
    ['imports ../../platform', 'server/modules/cart/cart.ts', "import { rows } from '../../platform/rows.ts'"],
    ['re-exports all of', 'server/modules/cart/cart.ts', "export * from './cart.store.ts'"],
    ['speaks SQL', 'server/modules/cart/cart.ts', "import { sql as query } from 'kysely'"],
    ['names a column "productId"', 'server/modules/x/x.store.ts', ['select id as', '"productId"'].join(' ')],
    ['reads process.env', 'server/modules/cart/cart.ts', 'export const port = process.env.PORT'],
    ['reads a date by the engine', 'server/modules/cart/cart.ts', 'export const at = Date.parse(typed)'],
    ['reads a date by the engine', 'web/ui/form.tsx', 'export const at = new Date(`${day}T00:00:00Z`)'],
    ['calls randomUUID', 'web/ui/form.tsx', 'export const key = crypto.randomUUID()'],
    ['is a barrel', 'web/ui/index.ts', 'export const a = 1'],
    ['is a drawer', 'web/platform/utils.ts', 'export const a = 1'],
    ['has 251 lines', 'web/root.tsx', 'export const a = 1\n'.repeat(251)],
  ])('a file that %s', (sentence, file, text) => {
    expect(habitsBroken(file, text).join()).toContain(sentence)
  })

  test('an export that nobody imports', () => {
    const written = Object.entries({
      'server/x/a.store.ts': 'export const read = 1; export const unread = 1; export type T = 1; export const own = 1',
      'server/x/a.ts': "import * as store from './a.store.ts'; import type { T } from './a.store.ts'; store.read",
      'server/x/a.test.ts': "import { own } from './a.store.ts'",
      'contract/x/a.en.ts': 'export const texts = 1; export const unused = 1',
      'contract/x/a.hi.ts': 'export const texts = 1; export const unused = 1',
      'web/pages/x/a.tsx': "import { texts } from '#contract/x/a.en.ts'; export const meta = 1; export const loose = 1",
    })
    const parsed = new Map(written.map(([file, text]) => [file, withImports(file, text)]))
    expect(deadExports(parsed, [...parsed.keys()])).toEqual([
      'server/x/a.store.ts: unread',
      'contract/x/a.en.ts: unused',
      'contract/x/a.hi.ts: unused',
      'web/pages/x/a.tsx: loose',
    ])
  })

  test('imports are found in every notation', () => {
    const text = `import type { A } from './a.ts'; export { b } from '#web/b.ts'; const c = () => import("#server/c.ts")`
    expect(importsOf('web/x.ts', text).map(({ to }) => to)).toEqual(['web/a.ts', 'web/b.ts', 'server/c.ts'])
  })
})

describe('allowed', () => {
  test.each([
    ['contract/cart.ts', 'zod'],
    ['contract/cart.ts', 'contract/fields.ts'],
    ['server/modules/cart/cart.ts', 'server/modules/session/session.ts'],
    ['server/modules/cart/cart.ts', 'server/modules/cart/cart.store.ts'],
    ['server/modules/cart/cart.ts', 'server/platform/clock.ts'],
    ['server/modules/cart/cart.api.test.ts', 'tests/support/server.ts'],
    ['server/modules/catalogue/drawings.ts', 'server/drawings/drawing.ts'],
    ['server/platform/tokens.ts', 'contract/session.ts'],
    ['server/platform/database.ts', 'pg'],
    ['server/app.ts', 'server/modules/cart/cart.routes.ts'],
    ['web/ui/button.tsx', 'react-aria-components'],
    ['web/entry.server.tsx', 'node:stream'],
    ['web/features/cart/badge.tsx', 'contract/cart.ts'],
    ['web/layouts/field.tsx', 'web/offline/outbox.ts'],
  ])('%s may import %s', (from, to) => {
    expect(complaint(from, to)).toBeUndefined()
  })

  test('words in comments do not count as code', () => {
    expect(habitsBroken('server/app.ts', '// process.env is read in config.ts\nexport const a = 1')).toEqual([])
  })
})
