import { parseSync } from 'vite'
import { DATABASE_FILES, isTestOrTool } from '#tests/support/house.ts'
import { type Import, importsOf } from '#tests/support/imports.ts'

const LONGEST_FILE = 250

const DRAWERS = /(^|\/)(utils?|helpers?|common|misc|shared)(\.tsx?$|\/)/
/** Their rows become JSON whose keys the contract names, or are read below `rows` and `first`. */
const QUOTED_COLUMNS = [
  'server/modules/cart/cart.store.ts',
  'server/modules/content/posts.store.ts',
  'server/modules/estimates/estimates.store.ts',
  'server/platform/engine-postgres-login.ts',
]
const MAY_SPEAK_SQL = [/\.store\.ts$/, DATABASE_FILES, /^database\//]

/** Complaints about a single file, each a sentence with its remedy. */
export function habitsBroken(file: string, text: string, imports: readonly Import[] = importsOf(file, text)): string[] {
  const judges = [tooLong, name, environment, columns, tlsOnly, dates]
  const found = [...judges.map((judge) => judge(file, text)), sql(file, imports), ...written(file, imports)]
  return found.filter((complaint) => complaint !== undefined)
}

/** Complains about a file that is too long to read; for styles too. */
export function tooLong(file: string, text: string): string | undefined {
  const lines = text.trimEnd().split('\n').length
  return lines > LONGEST_FILE
    ? `${file} has ${lines} lines, ${LONGEST_FILE} at most: it holds a second noun or a second screen, give that its own file.`
    : undefined
}

function name(file: string) {
  if (/(^|\/)index\.tsx?$/.test(file)) return `${file} is a barrel: import from the files themselves.`
  return DRAWERS.test(file)
    ? `${file} is a drawer for anything: put the function beside the code that uses it.`
    : undefined
}

/** The source with its comments blanked, so words in comments do not count as code. */
function withoutComments(file: string, text: string): string {
  return parseSync(file, text).comments.reduce(
    (code, { start, end }) => code.slice(0, start) + ' '.repeat(end - start) + code.slice(end),
    text,
  )
}

/** Whether the code says this; few files do, so few are parsed for their comments. */
const says = (word: RegExp, file: string, text: string) => word.test(text) && word.test(withoutComments(file, text))

function environment(file: string, text: string) {
  if (isTestOrTool(file) || file === 'server/config.ts') return undefined
  return says(/\bprocess\.env\b/, file, text)
    ? `${file} reads process.env: add the setting to server/config.ts and hand it in.`
    : undefined
}

function sql(file: string, imports: readonly Import[]) {
  if (isTestOrTool(file) || MAY_SPEAK_SQL.some((place) => place.test(file))) return undefined
  return imports.some(({ names }) => names.includes('sql'))
    ? `${file} speaks SQL: move the statement to the store of its row (x.store.ts).`
    : undefined
}

function columns(file: string, text: string) {
  const [, alias] = /\bas "([a-z0-9]+[A-Z]\w*)"/.exec(text) ?? []
  const isQuoted = alias !== undefined
  if (isQuoted === QUOTED_COLUMNS.includes(file)) return undefined
  return isQuoted
    ? `${file} names a column "${alias}": write it with underscores, rows and first read it as ${alias}; keys of JSON are for json_build_object.`
    : `${file} quotes no column any more: take it out of QUOTED_COLUMNS.`
}

/** Finds a function that browsers keep for TLS: a host without TLS must not lose a form to it. */
function tlsOnly(file: string, text: string) {
  if (!file.startsWith('web/') || isTestOrTool(file)) return undefined
  return says(/\brandomUUID\b/, file, text)
    ? `${file} calls randomUUID, which is missing without TLS: draw a key with drawKey.`
    : undefined
}

/** Finds the engine's own reading of dates, which rolls over: the 31st of September becomes the first of October. */
function dates(file: string, text: string) {
  if (isTestOrTool(file)) return undefined
  return says(/\bDate\.parse\(|\bnew Date\(['"`]/, file, text)
    ? `${file} reads a date by the engine's rules: use civilDateIn, instantIn or instantMs (contract/times.ts), or timeInIndia and daysUntil (contract/dates.ts).`
    : undefined
}

function written(file: string, imports: readonly Import[]) {
  return imports.flatMap(({ written: path, names }) => [
    ...(path.includes('../')
      ? [
          `${file} imports ${path}: write the path from its column (#contract/…, #server/…, #web/…), ./ only inside a folder.`,
        ]
      : []),
    ...(names.includes('export *') ? [`${file} re-exports all of ${path}: import from ${path} where it is used.`] : []),
  ])
}
