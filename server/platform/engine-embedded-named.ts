import { type PGlite, parse, protocol } from '@electric-sql/pglite'
import { STALE_PLAN } from './statement-names.ts'

const { serialize } = protocol
const UNKNOWN = 0

/**
 * Runs statements under a name: the engine parses each once, and soon keeps its plan. `PGlite.query` has no names, so
 * this speaks the protocol of PostgreSQL, with one message for each step that `PGlite.query` sends on its own.
 */
export function namedStatements(db: PGlite) {
  const typesOf = new Map<string, number[]>()

  async function prepare(name: string, text: string) {
    const replies = await send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })])
    const types = parse.parseDescribeStatementResults(replies)
    typesOf.set(name, types)
    return types
  }

  /** Sync ends a failed statement too, so that the engine listens again. */
  const send = (messages: readonly Uint8Array[]) =>
    db.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false })

  /** Types without a serializer of their own travel as their text. */
  const asText = (value: unknown, type: number | undefined) =>
    value === null || value === undefined ? null : (db.serializers[type ?? UNKNOWN] ?? String)(value)

  async function run(name: string, text: string, values: readonly unknown[]) {
    const types = typesOf.get(name) ?? (await prepare(name, text))
    const bound = serialize.bind({ statement: name, values: values.map((value, at) => asText(value, types[at])) })
    const replies = await send([bound, serialize.describe({ type: 'P' }), serialize.execute({})])
    await db.syncToFs()
    return parse.parseResults(replies, db.parsers)[0]?.rows ?? []
  }

  /** Prepares the statement anew the next time it comes. */
  async function drop(name: string) {
    typesOf.delete(name)
    await send([serialize.close({ type: 'S', name })])
  }

  return (name: string, text: string, values: readonly unknown[]) =>
    run(name, text, values).catch(async (error: { code?: string }) => {
      if (error.code === STALE_PLAN) await drop(name)
      throw error
    })
}
