// Statements on a connection to PostgreSQL, and what its errors mean.
import pg from 'pg'
import { DatabaseAway } from './engine.ts'
import { type Answered, type Asked, type Outcome, sendBatch } from './engine-postgres-batch.ts'

/** SQLSTATE classes of an unavailable server: connection, resources, operator, too busy. */
const AWAY_CLASSES = /^(08|53|57|55P03|25P03)/

/** Errors from the server have a SQLSTATE; others come from the connection itself. */
export function asAway(error: unknown): Error {
  const { code, message } = error as { code?: string; message: string }
  const saidByServer = error instanceof pg.DatabaseError
  if (saidByServer && !AWAY_CLASSES.test(code ?? '')) return error
  return new DatabaseAway(message, { cause: error })
}

/** Throws the error with the stack of who waited for it; pg's own leads to its socket. */
export const away = (error: unknown): never => {
  const known = asAway(error)
  Error.captureStackTrace(known)
  throw known
}

/** The answer to the statement at a place of a batch. Throws the server's error about it or one before, or DatabaseAway. */
const answerAt = ({ answered, failure }: Outcome, place: number) => answered[place]?.answer() ?? away(failure)

/** Asks one statement of a connection. */
export type Ask = (asked: Asked) => Promise<Answered>

/** Asks each statement on its own. */
export const askingOne =
  (client: pg.PoolClient, withinMs?: number): Ask =>
  async (asked) =>
    answerAt(await sendBatch(client, [asked], withinMs), 0)

/** Asks what comes in one turn of the event loop at once, when the answers before it have come. */
export function askingTogether(client: pg.PoolClient, withinMs: number): Ask {
  let next: Asked[] = []
  let batch = Promise.resolve<Outcome>({ answered: [] })
  const turn = () => new Promise<void>((resolve) => process.nextTick(resolve))
  const send = () => {
    const asked = next
    next = []
    return sendBatch(client, asked, withinMs)
  }
  return async (asked) => {
    const place = next.push(asked) - 1
    if (place === 0) batch = batch.then(turn, turn).then(send)
    return answerAt(await batch, place)
  }
}
