import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { namedStatements } from './engine-embedded-named.ts'
import { TAKE_APP_ROLE } from './engine-embedded-role.ts'
import { ownContents, ownFolder } from './private-folder.ts'

export type Request =
  | { id: number; kind: 'query'; text: string; values: unknown[]; name?: string }
  | { id: number; kind: 'script'; text: string }
  | { id: number; kind: 'dump' | 'close' }
export type Reply = { id: number; result?: unknown; error?: Record<string, unknown> }

type Given = { folder?: string; snapshot?: Uint8Array<ArrayBuffer>; module: WebAssembly.Module }
const { folder, snapshot, module } = workerData as Given

const engine = open()

async function open() {
  if (folder !== undefined) ownFolder(folder)
  const db = await PGlite.create({
    pgliteWasmModule: module,
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: new Blob([snapshot]) }),
    extensions: { pg_trgm, unaccent, btree_gist },
    // Integers as numbers and civil dates as text, like the driver of the PostgreSQL server.
    parsers: { 20: Number, 1082: (value: string) => value },
  })
  if (folder !== undefined) ownContents(folder)
  await db.exec(TAKE_APP_ROLE)
  return { db, runNamed: namedStatements(db) }
}

async function answer(request: Request) {
  const { db, runNamed } = await engine
  if (request.kind === 'query') {
    const { name, text, values } = request
    return name === undefined ? (await db.query(text, values)).rows : runNamed(name, text, values)
  }
  if (request.kind === 'script') return void (await db.exec(request.text))
  if (request.kind === 'dump') return new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer())
  return db.close()
}

/** Errors lose their fields between threads unless they are sent as plain data. */
const plain = (error: unknown) => {
  const { message, code, constraint, detail, table, column } = error as Record<string, unknown>
  return { message, code, constraint, detail, table, column }
}

const handle = async (request: Request) => {
  try {
    parentPort?.postMessage({ id: request.id, result: await answer(request) } satisfies Reply)
  } catch (error) {
    parentPort?.postMessage({ id: request.id, error: plain(error) } satisfies Reply)
  }
}
parentPort?.on('message', (request: Request) => void handle(request))
