import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { DatabaseAway, type Engine, type Query, type Row } from './engine.ts'
import type { Reply, Request } from './engine-embedded.worker.ts'
import { TAKE_APP_ROLE, TAKE_OWNER_ROLE } from './engine-embedded-role.ts'
import { STALE_PLAN, statementNames } from './statement-names.ts'

type Unnumbered = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

const ENGINE = new URL('pglite.wasm', `file://${createRequire(import.meta.url).resolve('@electric-sql/pglite')}`)
let compiled: WebAssembly.Module | undefined

/** Compiled once for each process: opening another database then costs half as much, and tests open a hundred. */
const compiledEngine = () => (compiled ??= new WebAssembly.Module(readFileSync(ENGINE)))

/** A message channel to the engine's thread: each request gets the reply with its number. */
function openLine(options: { folder?: string; snapshot?: Uint8Array }) {
  const workerData = { ...options, module: compiledEngine() }
  const worker = new Worker(new URL('./engine-embedded.worker.ts', import.meta.url), { workerData })
  const waiting = new Map<number, Waiting>()
  let last = 0
  let ended: Error | undefined
  const failAll = (error: Error) => {
    ended = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new DatabaseAway('The embedded database has stopped.')))
  worker.on('message', ({ id, result, error }: Reply) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(Object.assign(new Error(String(error['message'])), error))
    else asked?.resolve(result)
  })
  const ask = (request: Unnumbered) =>
    new Promise<unknown>((resolve, reject) => {
      if (ended) return reject(ended)
      last += 1
      waiting.set(last, { resolve, reject })
      worker.postMessage({ ...request, id: last })
    })
  return { ask, end: () => worker.terminate() }
}

/** Runs one piece of work at a time: the engine has a single session. */
function oneAtATime() {
  let tail: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const run = tail.then(work, work)
    tail = run.catch(() => {})
    return run
  }
}

type EmbeddedEngine = Engine & {
  /** Runs `work` as the owner of the schema, for its creation and bulk loading. */
  asOwner: <T>(work: (query: Query, script: (text: string) => Promise<void>) => Promise<T>) => Promise<T>
  /** The whole database as a file, as a start for tests. */
  dump: () => Promise<Uint8Array>
}

/** PostgreSQL inside the process, in its own thread, so that a long query does not block requests. */
export function openEmbedded(options: { folder?: string; snapshot?: Uint8Array }): EmbeddedEngine {
  const line = openLine(options)
  const exclusively = oneAtATime()
  const nameOf = statementNames()
  const ask = async (text: string, values: readonly unknown[], name?: string) =>
    (await line.ask({ kind: 'query', text, values: [...values], ...(name && { name }) })) as Row[]
  /** Statements of the owner keep no plan, because they change tables. */
  const unnamed: Query = (text, values) => ask(text, values)
  const raw: Query = (text, values) => ask(text, values, nameOf(text))
  /** A statement on its own comes again if its plan was stale: the engine has dropped it then. */
  const alone: Query = (text, values) =>
    exclusively(() =>
      raw(text, values).catch((error: { code?: string }) => {
        if (error.code === STALE_PLAN) return raw(text, values)
        throw error
      }),
    )
  const script = async (text: string) => void (await line.ask({ kind: 'script', text }))

  const transact: Engine['transaction'] = async (entering, work) => {
    let failed = false
    const query: Query = (text, values) =>
      raw(text, values).catch((error: unknown) => {
        failed = true
        throw error
      })
    try {
      await script('begin')
      await query(...entering)
      const result = await work(query)
      // A COMMIT after a caught error silently rolls back; this statement turns that into an error.
      if (failed) await raw('select 1', [])
      await script('commit')
      return result
    } catch (error) {
      await script('rollback')
      throw error
    }
  }

  return {
    name: 'embedded',
    query: alone,
    read: alone,
    queryIn: (entering, statement) => exclusively(() => transact(entering, (query) => query(...statement))),
    transaction: (entering, work) => exclusively(() => transact(entering, work)),
    asOwner: (work) =>
      exclusively(async () => {
        await script(TAKE_OWNER_ROLE)
        try {
          return await work(unnamed, script)
        } finally {
          await script(TAKE_APP_ROLE)
        }
      }),
    dump: () => exclusively(async () => (await line.ask({ kind: 'dump' })) as Uint8Array),
    close: () =>
      exclusively(async () => {
        await line.ask({ kind: 'close' })
        await line.end()
      }),
  }
}
