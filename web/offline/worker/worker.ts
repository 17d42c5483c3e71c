// The service worker of the field's pages. It keeps the app itself, never a reply of the API.
import { cacheName, isOutdated, type Kept, kindOf, siteMapOf } from './kept.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Set by the build. */
declare const KEPT: Kept

/** On a weak signal a page that is kept appears after this time. */
const PATIENCE_MS = 5000

const scope = globalThis as unknown as WorkerScope
const name = cacheName(KEPT)

/** Files have new names with new content, so those of the version before are taken over. */
async function cacheFile(cache: Cache, address: string) {
  const known = await caches.match(address)
  await cache.put(address, known ?? (await fetched(address)))
}

async function fetched(address: string) {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}

async function cacheAll() {
  const cache = await caches.open(name)
  await Promise.all(KEPT.files.map((file) => cacheFile(cache, file)))
  for (const address of [...KEPT.pages, siteMapOf(KEPT)]) await cache.put(address, await fetched(address))
}

/** A version becomes active once no page of the one before is open. */
async function takeOver() {
  const outdated = (await caches.keys()).filter((other) => isOutdated(KEPT, other))
  await Promise.all(outdated.map((other) => caches.delete(other)))
  await scope.clients.claim()
}

const inTime = (work: Promise<Response>) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The network is slow')), PATIENCE_MS)),
  ])

/** From the network while there is one and the server is well; otherwise as kept, whatever the query. */
async function networkFirst(request: Request, address: string) {
  const kept = await caches.match(address, { cacheName: name })
  if (kept === undefined) return fetch(request)
  try {
    const response = await inTime(fetch(request))
    return response.status >= 500 ? kept : response
  } catch {
    return kept
  }
}

const fileFirst = async (request: Request) => (await caches.match(request.url)) ?? fetch(request)

scope.addEventListener('install', (event) => event.waitUntil(cacheAll()))
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = kindOf(KEPT, location.origin, request)
  if (kind === 'file') event.respondWith(fileFirst(request))
  if (kind === 'page') event.respondWith(networkFirst(request, new URL(request.url).pathname))
  if (kind === 'map') event.respondWith(networkFirst(request, siteMapOf(KEPT)))
})

// The browser says so when the signal is back, even to a tab in the background. Only a page holds the session, so the
// page sends.
scope.addEventListener('sync', (event) => event.waitUntil(wakePages()))

async function wakePages() {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage('send')
}
