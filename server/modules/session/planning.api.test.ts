import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customer } from '#server/platform/principal.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()

test.each(['account', 'identifier', 'notification'])(
  'planning a read of %s opens no policies of requests and enquiries',
  async (table) => {
    const { accountId } = await server.signIn()
    const plan = await server.appDb.as(customer(accountId), (tx) =>
      tx.rows(sql<Record<string, string>>`explain select from ${sql.table(table)}`),
    )
    const text = plan.flatMap((line) => Object.values(line)).join('\n')
    expect(text).toContain(` on ${table} `)
    expect(text).not.toMatch(/access_request|enquiry/)
  },
)
