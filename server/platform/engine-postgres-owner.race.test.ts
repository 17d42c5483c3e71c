import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'

const { appDb: db } = await aServer()

test('the owner’s next work finds neither settings nor locks of the one before', async () => {
  await db.asOwner((owner) => owner.rows(sql`select set_config('app.link', 'left', false), pg_advisory_lock(4711)`))
  const left = await db.asOwner((owner) =>
    owner.first(sql`select current_setting('app.link', true) as link,
      (select count(*)::int from pg_locks where locktype = 'advisory' and objid = 4711) as locks`),
  )
  expect(left).toEqual({ link: expect.toBeOneOf(['', null]), locks: 0 })
})
