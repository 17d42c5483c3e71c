import { sql } from 'kysely'
import type { TestServer } from './server.ts'
import { anEmail } from './session.ts'

/** The id of a message by the contact form. */
export async function aContactMessage({ call, db }: TestServer, message: object = {}) {
  const email = anEmail()
  const body = { name: 'Meera Joshi', email, message: 'Do you rent cranes in Goa?', ...message }
  await call('sendContactMessage', { body })
  const [row] = await db.rows(
    sql<{ id: string }>`select message_id as id from contact_message where email = ${body.email}`,
  )
  return row?.id ?? ''
}
