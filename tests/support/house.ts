import { isNodeBuiltin, packageOf } from './imports.ts'

/** The capabilities in their total order: a row may import only earlier rows, so no cycle can form. */
export const rows = [
  'files',
  'settings',
  'locations',
  'catalogue',
  'rate-card',
  'content',
  'session',
  'staff',
  'profile',
  'company',
  'users',
  'project-sites',
  'cart',
  'enquiries',
  'fleet',
  'signed-links',
  'quotes',
  'estimates',
  'jobs',
  'logsheets',
  'summary-sheets',
  'ledger',
  'invoices',
  'payments',
  'evidence',
  'gst',
  'dashboard',
  'notifications',
  'contact',
  'desk-search',
  'own-data',
]

/** A file of use cases is named after its subject alone, as `cart.ts` or `issuing.ts`; parts of a row bear a suffix. */
const USE_CASES = /^[a-z0-9-]+\.ts$/
const WEB_SERVER_SIDE = /^web\/(entry\.server\.tsx|ssr\.ts)$/
const SERVER_PACKAGES = [
  '@react-pdf',
  'fastify',
  '@fastify',
  'kysely',
  'pg',
  '@electric-sql',
  'nodemailer',
  'pino',
  'prom-client',
]
/** The part of the platform that talks to the engine. */
export const DATABASE_FILES = /^server\/platform\/(database|engine|schema)/
const DATABASE_PACKAGES = ['pg', '@electric-sql']

/**
 * Why `from` must not import `to`, and where the import should go; undefined when it may.
 * Files are paths from the project's root; packages and Node's own modules are written as imported.
 */
export function complaint(from: string, to: string): string | undefined {
  if (isTestOrTool(from)) return undefined
  const why = isFile(to) ? whyNotFile(from, to) : whyNotPackage(from, to)
  return why && `${from} imports ${to}: ${why}`
}

const isFile = (to: string) => /^(contract|server|web|database|tests|scripts|bench|build)\//.test(to)

/** Tests and tools may import anything; nothing may import them. */
export const isTestOrTool = (file: string) =>
  /\.(test|e2e)\.tsx?$/.test(file) || /^(tests|scripts|bench)\//.test(file) || !file.includes('/')

function whyNotFile(from: string, to: string) {
  if (/^(tests|scripts|bench)\//.test(to))
    return 'the product does not know its tests and tools; move what it needs into the column that owns it.'
  if (from.startsWith('contract/')) return whyNotContract(to)
  if (from.startsWith('server/drawings/')) return whyNotDrawings(to)
  if (from.startsWith('server/hire/')) return whyNotHire(to)
  if (from.startsWith('server/platform/')) return whyNotPlatform(to)
  if (from.startsWith('server/modules/')) return whyNotModule(from, to)
  if (from.startsWith('server/') || from.startsWith('database/')) return whyNotServer(to)
  if (from.startsWith('web/')) return whyNotWeb(from, to)
  return undefined
}

const whyNotContract = (to: string) =>
  to.startsWith('contract/')
    ? undefined
    : 'both sides share the contract, so it imports only itself and zod; move the shared part into contract, or the importing part to the side that needs it.'

const whyNotDrawings = (to: string) =>
  to.startsWith('server/drawings/')
    ? undefined
    : 'drawings are pure functions of the specs and import only themselves; hand the value in as an argument.'

const whyNotHire = (to: string) =>
  to.startsWith('server/hire/') || to.startsWith('contract/')
    ? undefined
    : 'the arithmetic of hire is pure and imports only itself and the contract; hand the value in as an argument.'

function whyNotPlatform(to: string) {
  if (to.startsWith('server/platform/')) return undefined
  const row = to.startsWith('contract/') ? rowOf(to) : undefined
  // Every call knows its caller, so the platform may read the claims and the roles of staff.
  if (to.startsWith('contract/') && (row === undefined || row === 'session' || row === 'staff')) return undefined
  return 'the platform knows no product; hand it in from server/app.ts or from the module that uses it.'
}

function whyNotModule(from: string, to: string) {
  const mine = moduleOf(from)
  if (/^(contract|server\/platform|server\/hire)\//.test(to)) return undefined
  if (to.startsWith('server/drawings/')) {
    return mine === 'catalogue'
      ? undefined
      : 'only the catalogue draws machines; ask a use case of catalogue.ts for the drawing.'
  }
  if (!to.startsWith('server/modules/'))
    return 'a module imports only server/platform, contract and use cases of earlier rows.'
  return whyNotOtherModule(mine, to)
}

function whyNotOtherModule(mine: string, to: string) {
  const theirs = moduleOf(to)
  if (mine === theirs) return undefined
  if (!rows.includes(mine)) return `${mine} is not a row; name it in the order of rows in tests/support/house.ts.`
  if (rows.indexOf(theirs) > rows.indexOf(mine) || !rows.includes(theirs)) {
    return `${theirs} comes later than ${mine}; let ${theirs} call ${mine}, or let server/app.ts pass the function down.`
  }
  const file = to.slice(`server/modules/${theirs}/`.length)
  return USE_CASES.test(file)
    ? undefined
    : `only ${theirs} knows its own internals; import the use cases, files of server/modules/${theirs} without a suffix (${theirs}.routes.ts lists them).`
}

const whyNotServer = (to: string) =>
  to.startsWith('web/')
    ? 'the server never imports the web; the built pages are loaded by path, shared parts belong in contract.'
    : undefined

function whyNotWeb(from: string, to: string) {
  if (!to.startsWith('web/') && !to.startsWith('contract/')) {
    return 'the web imports only itself and the contract; ask the server by a call, or move the shared part into contract.'
  }
  if (from.startsWith('web/ui/') && !to.startsWith('web/ui/')) {
    return 'web/ui is blind to the product; hand the value in as a property, or move the part to web/features.'
  }
  if (from.startsWith('web/platform/') && /^web\/(pages|features|layouts|ui)\//.test(to)) {
    return 'web/platform supports the screens and knows none of them; hand it in, or move the part to web/features.'
  }
  if (to.startsWith('web/offline/') && !/^web\/(offline|layouts)\//.test(from)) {
    return 'screens cannot tell whether there is a signal; web/offline stands below their calls, and web/layouts starts it.'
  }
  if (from.startsWith('web/offline/') && /^web\/(pages|features|layouts)\//.test(to)) {
    return 'web/offline knows calls, not screens; import web/platform, web/ui and the contract.'
  }
  return from.startsWith('web/features/') ? whyNotFeature(from, to) : undefined
}

function whyNotFeature(from: string, to: string) {
  if (/^web\/(pages|layouts)\//.test(to))
    return 'a feature does not know the screens that use it; let the page hand it in.'
  const [mine, theirs] = [from.split('/')[2], to.split('/')[2]]
  if (!to.startsWith('web/features/') || mine === theirs) return undefined
  return `a feature does not know another one; leave a slot in ${mine} and let the page put the part of ${theirs} in.`
}

function whyNotPackage(from: string, to: string) {
  const name = packageOf(to)
  if (from.startsWith('contract/') && name !== 'zod')
    return 'the contract imports only itself and zod; move the part that needs it to the server or the web.'
  if (from.startsWith('server/hire/') && name !== 'zod')
    return 'the arithmetic of hire imports only itself, the contract and zod; hand the value in as an argument.'
  if (from.startsWith('server/drawings/')) return 'drawings import only themselves; hand the value in as an argument.'
  if (
    from.startsWith('web/') &&
    !WEB_SERVER_SIDE.test(from) &&
    (isNodeBuiltin(to) || SERVER_PACKAGES.some((p) => name.startsWith(p)))
  ) {
    return 'it does not run in a browser; put that work behind a call to the server.'
  }
  if (from.startsWith('web/ui/') && name === '@tanstack/react-query')
    return 'web/ui fetches nothing; let the feature fetch and hand the data in.'
  if (from.startsWith('server/') && !DATABASE_FILES.test(from) && DATABASE_PACKAGES.some((p) => name.startsWith(p))) {
    return 'only server/platform/database knows the engine; use the Database handed in.'
  }
  return undefined
}

const moduleOf = (file: string) => file.split('/')[2] ?? ''

/** The row of a contract file: `contract/cart.ts`, `contract/texts/cart.en.ts`. */
const rowOf = (file: string) => rows.find((row) => new RegExp(`^contract/(texts/)?${row}(\\.[a-z.-]+|/.+)$`).test(file))
