// The worker's surroundings, as far as it uses them; TypeScript's library for pages lacks them.

type Extendable = { readonly waitUntil: (work: Promise<unknown>) => void }
type Fetched = { readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void }

export type WorkerScope = {
  addEventListener(event: 'install' | 'activate', heard: (event: Extendable) => void): void
  addEventListener(event: 'sync', heard: (event: Extendable & { readonly tag: string }) => void): void
  addEventListener(event: 'fetch', heard: (event: Fetched) => void): void
  readonly clients: {
    claim: () => Promise<void>
    matchAll: (options: {
      type: 'window'
      includeUncontrolled: boolean
    }) => Promise<readonly { postMessage: (message: unknown) => void }[]>
  }
}
