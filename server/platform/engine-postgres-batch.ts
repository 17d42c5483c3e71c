// Statements that PostgreSQL gets at once and answers at once (decision 92).
import pg from 'pg'
import { serialize } from 'pg-protocol'
import type { Row } from './engine.ts'

/** A statement to run; under its name, if it has one, a connection parses and plans it once. */
export type Asked = { readonly text: string; readonly values: readonly unknown[]; readonly name?: string | undefined }
/** The rows of a statement, and what was done, as `COMMIT`. */
export type Answered = { readonly rows: Row[]; readonly command: string }

type Column = { readonly name: string; readonly parse: (text: string) => unknown }
type Field = { readonly name: string; readonly dataTypeID: number }
type RawRow = readonly (string | null)[]

/** The named statements that a connection has parsed, with their columns, which stay the same as long as their plans do. */
type Parsed = Map<string, readonly Column[]>
const parsedOn = new WeakMap<pg.PoolClient, Parsed>()

function parsedBy(client: pg.PoolClient): Parsed {
  const known = parsedOn.get(client) ?? new Map()
  parsedOn.set(client, known)
  return known
}

/** How pg writes a value, which it exports without a type. */
type Utils = { readonly utils: { readonly prepareValue: (value: unknown) => string | Buffer | null } }
const { prepareValue } = (pg as typeof pg & Utils).utils

const columnOf = ({ name, dataTypeID }: Field): Column => ({ name, parse: pg.types.getTypeParser(dataTypeID) })

function rowOf(columns: readonly Column[], raw: RawRow): Row {
  const row: Row = {}
  columns.forEach(({ name, parse }, at) => {
    const text = raw[at] ?? null
    row[name] = text === null ? null : parse(text)
  })
  return row
}

/** A statement on its way, with what has come of its answer. */
class Underway {
  columns: readonly Column[] = []
  readonly raw: RawRow[] = []
  command = ''
  readonly asked: Asked

  constructor(asked: Asked) {
    this.asked = asked
  }

  /** What is sent to run it. The server is asked for its columns only if they are not known. */
  messages(parsed: Parsed): Buffer[] {
    const { text, values, name = '' } = this.asked
    const bound = serialize.bind({ statement: name, values: [...values], valueMapper: prepareValue })
    const known = parsed.get(name)
    if (known !== undefined) {
      this.columns = known
      return [bound, serialize.execute()]
    }
    // The server may have parsed it in a batch that failed.
    const close = name === '' ? [] : [serialize.close({ type: 'S', name })]
    return [...close, serialize.parse({ name, text }), bound, serialize.describe({ type: 'P' }), serialize.execute()]
  }

  answer(): Answered {
    return { rows: this.raw.map((raw) => rowOf(this.columns, raw)), command: this.command }
  }
}

/** What came of a batch: its answered statements, and the error of the one behind them, if it failed. */
export type Outcome = { readonly answered: readonly Pick<Underway, 'answer'>[]; readonly failure?: Error | undefined }

type Ended = (answered: readonly Underway[], failure?: Error) => void

/** Several statements with one Sync at the end. Once one has failed, the server skips the others. */
class Batch implements pg.Submittable {
  #at = 0
  readonly #statements: readonly Underway[]
  readonly #bytes: Buffer
  readonly #parsed: Parsed
  readonly #ended: Ended

  constructor(asked: readonly Asked[], parsed: Parsed, ended: Ended) {
    this.#statements = asked.map((one) => new Underway(one))
    // Written here, so that a value which cannot be written fails before the connection waits for an answer.
    this.#bytes = Buffer.concat([...this.#statements.flatMap((one) => one.messages(parsed)), serialize.sync()])
    this.#parsed = parsed
    this.#ended = ended
  }

  /** Called by pg when the connection is free. */
  submit({ stream }: pg.Connection) {
    stream.write(this.#bytes)
  }

  get #current() {
    return this.#statements[this.#at]
  }

  // What pg calls with the messages of the server.

  handleRowDescription({ fields }: { fields: readonly Field[] }) {
    if (this.#current) this.#current.columns = fields.map(columnOf)
  }

  handleDataRow({ fields }: { fields: RawRow }) {
    this.#current?.raw.push(fields)
  }

  handleCommandComplete({ text }: { text: string }) {
    if (this.#current) this.#current.command = text
    this.#end()
  }

  handleEmptyQuery() {
    this.#end()
  }

  #end() {
    const { asked, columns } = this.#current ?? {}
    if (asked?.name !== undefined && columns) this.#parsed.set(asked.name, columns)
    this.#at += 1
  }

  handleError(error: Error) {
    // An error after the last answer: statements without `begin` could not be committed, as with a deferred constraint.
    const answered = this.#current ? this.#at : 0
    this.#ended(this.#statements.slice(0, answered), error)
  }

  handleReadyForQuery() {
    this.#ended(this.#statements)
  }
}

/** Sends statements as one batch. After `withinMs` milliseconds, if given, the connection is closed. */
export function sendBatch(client: pg.PoolClient, asked: readonly Asked[], withinMs?: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const batch = new Batch(asked, parsedBy(client), (answered, failure) => {
      clearTimeout(timer)
      resolve({ answered, failure })
    })
    const late = () => {
      resolve({ answered: [], failure: new Error('The database did not answer in time.') })
      client.connection.stream.destroy()
    }
    const timer = withinMs === undefined ? undefined : setTimeout(late, withinMs)
    client.query(batch)
  })
}
