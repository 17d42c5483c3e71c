import { parseSync } from 'vite'
import type { Import } from '#tests/support/imports.ts'

type Source = { readonly text: string; readonly imports: readonly Import[] }
type Sources = ReadonlyMap<string, Source>

const FRAMEWORK = /^web\/(pages\/|layouts\/|routes\/|routes\.ts$|root\.tsx$|entry\.)/
const FRAMEWORK_NAMES = new Set([
  'default',
  'links',
  'meta',
  'loader',
  'clientLoader',
  'clientMiddleware',
  'shouldRevalidate',
  'HydrateFallback',
  'ErrorBoundary',
  'handleError',
  'streamTimeout',
])

/** Exports read by a tool or thread, which no import shows. */
const entryPoints: readonly { readonly file: RegExp; readonly has: (name: string) => boolean }[] = [
  { file: FRAMEWORK, has: (name) => FRAMEWORK_NAMES.has(name) },
  { file: /^web\/ssr\.ts$/, has: (name) => name === 'render' },
  // `docs/life-cycles.md` is drawn from all tables of this name.
  { file: /^contract\//, has: (name) => name.endsWith('Flow') },
  // A worker thread loads these by address.
  { file: /\.(pdf|zip)\.ts$/, has: (name) => name === 'document' || name === 'make' },
]

/** The exports of `files` that no other source imports, as `file: name`. */
export function deadExports(sources: Sources, files: readonly string[]): string[] {
  const used = new Set([...sources].flatMap(([, source]) => namesUsed(source)))
  return files.flatMap((file) =>
    exportsOf(file, sources.get(file)?.text ?? '')
      .filter((name) => !used.has(`${file}: ${name}`) && !used.has(`${file}: *`) && !isEntryPoint(file, name))
      .map((name) => `${file}: ${name}`),
  )
}

const isEntryPoint = (file: string, name: string) =>
  entryPoints.some((point) => point.file.test(file) && point.has(name))

const exportsOf = (file: string, text: string) =>
  parseSync(file, text)
    .module.staticExports.flatMap(({ entries }) => entries)
    .map(({ exportName }) => exportName.name ?? 'default')

/** A build in Hindi reads `x.hi.ts` where the source imports `x.en.ts`. */
function namesUsed({ text, imports }: Source): string[] {
  const found = imports.flatMap(({ to, names, space }) =>
    (space ? membersOf(space, text) : names).map((name) => `${to}: ${name}`),
  )
  return [...found, ...found.map((name) => name.replace('.en.ts: ', '.hi.ts: '))]
}

/** The members of a namespace that the text reads, or `*` if the namespace is passed on whole. */
function membersOf(space: string, text: string): string[] {
  const whole = new RegExp(`(?<![\\w.'])${space}(?![\\w.'-])`, 'g')
  const passedOn = [...text.matchAll(whole)].length > 1
  return passedOn ? ['*'] : [...text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, member = '']) => member)
}
