// Builds the installable app of each language: its service worker with the list of cached files, and its manifest.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { build } from 'vite'
import { allPages, pages } from '#contract/pages.ts'
import { appTexts as english } from '#contract/texts/offline.en.ts'
import { appTexts as hindi } from '#contract/texts/offline.hi.ts'
import type { Kept } from '#web/offline/worker/kept.ts'
import type { Chunk } from './list-chunks.ts'

type Route = { id: string; parentId?: string; path?: string; module: string; imports?: string[]; css?: string[] }
type SiteMap = { version: string; entry: Omit<Route, 'id'>; routes: Record<string, Route> }
type Texts = { readonly [Key in keyof typeof english]: string }

const CLIENT = 'build/client'
const WORKER = 'web/offline/worker/worker.ts'
const FIELD = allPages.filter(({ inField }) => inField === true).map(({ path }) => path)
const ICONS = ['/favicon.svg', '/icons/icon-192.png']
const ASSET = /\/assets\/[\w.-]+\.(?:css|svg|woff2)/g

const languages = [
  { code: 'en', base: '', folder: 'build', texts: english },
  { code: 'hi', base: '/hi', folder: 'build/hi', texts: hindi },
] satisfies readonly { code: string; base: string; folder: string; texts: Texts }[]

const siteMapsIn = (folder: string) => globSync(`${folder}/client/assets/manifest-*.js`)

/** The router's map of the whole site, which the build writes as a script. */
function siteMapIn(folder: string): SiteMap {
  // The first language's folder holds the assets of all languages by now.
  const others = siteMapsIn('build/*').map((file) => basename(file))
  const own = siteMapsIn(folder).filter((file) => folder !== 'build' || !others.includes(basename(file)))
  const [file] = own
  if (file === undefined || own.length > 1) throw new Error(`${folder} has ${own.length} site maps instead of one.`)
  const text = readFileSync(file, 'utf8')
  return JSON.parse(text.slice(text.indexOf('=') + 1, text.lastIndexOf('}') + 1)) as SiteMap
}

/** A route with the frames around it. */
const withFrames = (routes: Record<string, Route>, route: Route | undefined): Route[] =>
  route === undefined ? [] : [route, ...withFrames(routes, routes[route.parentId ?? ''])]

const pathOf = (frames: readonly Route[]) =>
  `/${frames
    .flatMap(({ path }) => (path ? [path] : []))
    .toReversed()
    .join('/')}`

/** The scripts and styles with which the field's pages begin. */
function firstFiles({ entry, routes }: SiteMap) {
  const ofField = Object.values(routes)
    .map((route) => withFrames(routes, route))
    .filter((frames) => FIELD.includes(pathOf(frames)))
  if (ofField.length < FIELD.length) throw new Error('A page of the field has no route.')
  return [entry, ...ofField.flat()].flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
}

/** These scripts, and those that they load at first or on use. */
function withLater(folder: string, first: readonly string[]) {
  const chunks = JSON.parse(readFileSync(`${folder}/chunks.json`, 'utf8')) as Record<string, Chunk>
  const found = new Set(first)
  for (const file of found) {
    const { imports = [], onUse = [] } = chunks[file.slice(1)] ?? {}
    for (const next of [...imports, ...onUse]) found.add(`/${next}`)
  }
  return found
}

/** The styles, pictures and fonts that files name. */
function withNamed(files: ReadonlySet<string>) {
  const all = new Set(files)
  for (const file of all) {
    if (!/\.(js|css)$/.test(file)) continue
    for (const [name] of readFileSync(CLIENT + file, 'utf8').matchAll(ASSET))
      if (existsSync(CLIENT + name)) all.add(name)
  }
  return all
}

const plain = (file: string) => file.replace(/#.*/, '')

function keptIn({ code, base, folder }: (typeof languages)[number]): Kept {
  const siteMap = siteMapIn(folder)
  const files = withNamed(withLater(folder, firstFiles(siteMap).map(plain)))
  const kept = {
    language: code,
    base,
    pages: FIELD.map((path) => base + path),
    files: [...files, ...ICONS].toSorted(),
    siteMap: siteMap.version,
  }
  const hash = createHash('sha256').update(JSON.stringify(kept))
  for (const file of globSync('web/offline/worker/*.ts').toSorted()) hash.update(readFileSync(file))
  return { version: hash.digest('hex').slice(0, 12), ...kept }
}

const buildWorker = (kept: Kept, folder: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { KEPT: JSON.stringify(kept) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: WORKER, output: { entryFileNames: 'sw.js', format: 'iife' } },
    },
  })

/** Of the Web App Manifest, for an app that opens with the logsheets. */
function manifestOf(base: string, code: string, { name, shortName, description }: Texts) {
  const icon = (file: string, size: number, purpose = 'any') => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: `${base}${pages.logsheets.path}`,
    name,
    short_name: shortName,
    description,
    lang: code,
    start_url: `${base}${pages.logsheets.path}`,
    scope: `${base}/`,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#17191c',
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
  }
}

/** Writes worker and manifest of each language; call it once all assets lie in one folder. */
export async function makeFieldApp() {
  for (const language of languages) {
    const { code, base, texts } = language
    const folder = `${CLIENT}${base}`
    mkdirSync(folder, { recursive: true })
    await buildWorker(keptIn(language), folder)
    writeFileSync(`${folder}/app.webmanifest`, JSON.stringify(manifestOf(base, code, texts)))
  }
}
