import type { Queryable } from './database.ts'
import { enqueue } from './jobs.ts'
import type { Message } from './message.ts'

/** The job that sends one message. */
export const MESSAGE_JOB = 'message'

/** A message that goes out once the caller's transaction has committed; about one fact there is one message. */
export const notify = (tx: Queryable, fact: string, message: Message, now: Date) =>
  enqueue(tx, { name: MESSAGE_JOB, fact, payload: { ...message, fact } }, now)
