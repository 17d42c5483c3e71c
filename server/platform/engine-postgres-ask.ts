// One statement on a connection to PostgreSQL, and what its errors mean.
import pg from 'pg'
import { DatabaseAway } from './engine.ts'

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

/**
 * Sends a statement and waits for its answer. After `withinMs` milliseconds, if given, the connection is closed. Rejects with the
 * server's error, or with DatabaseAway.
 */
export function ask(client: pg.PoolClient, config: pg.QueryConfig, withinMs?: number): Promise<pg.QueryResult> {
  const answered = new Promise<pg.QueryResult>((resolve, reject) => {
    const late = () => {
      reject(new Error('The database did not answer in time.'))
      // What was sent behind it would wait, too.
      client.connection.stream.destroy()
    }
    const timer = withinMs === undefined ? undefined : setTimeout(late, withinMs)
    const callback = (error: Error | undefined, result: pg.QueryResult) => {
      clearTimeout(timer)
      if (error) reject(error)
      else resolve(result)
    }
    // With its callback from the start. pg adds one later, for a promise or a timeout, and then V8 keeps each query with its
    // rows until it searches all memory (decision 91).
    client.query(new pg.Query(config, callback))
  })
  return answered.catch(away)
}
