import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { anEmail, aPhone } from '#tests/support/session.ts'
import { reader } from './delivery.store.ts'

const server = await aServer()

test('messages go to verified phone numbers and e-mail addresses of active people only', async () => {
  const [phone, email] = [aPhone(), anEmail()]
  const person = await server.signIn(phone)
  await server.db.rows(sql`
    insert into identifier (account_id, kind, value) values (${person.accountId}, 'EMAIL', ${email})`)
  expect(await reader(server.db, person.accountId)).toMatchObject({ contacts: [{ kind: 'PHONE', value: phone }] })
  await server.db.rows(sql`update account set status = 'INACTIVE' where account_id = ${person.accountId}`)
  expect(await reader(server.db, person.accountId)).toBeUndefined()
})
