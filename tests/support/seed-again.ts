import { sql } from 'kysely'
import { seedDemo } from '#database/seed/demo.ts'
import type { TestServer } from './server.ts'

/** Seeds the demo as the start after one that was broken off: every part looks again. */
export async function seedAgain(server: TestServer) {
  await server.db.asOwner((owner) => owner.rows(sql`delete from loaded_data where name = 'demo'`))
  await seedDemo({ ...server, clock: server.clock.now })
}
