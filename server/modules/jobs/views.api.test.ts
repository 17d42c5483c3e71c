import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Queryable } from '#server/platform/database.ts'
import { customer, type Principal } from '#server/platform/principal.ts'
import { aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aSubmitted } from '#tests/support/logsheets.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { appDb: db } = server
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })

async function onHire() {
  const job = await aPersonsJob(server, products.content[0]?.productId ?? '')
  await putOnHire(server, job.jobId)
  return job
}
const [mine, theirs] = [await onHire(), await onHire()]
await server.db.asOwner((owner) =>
  owner.rows(sql`
    insert into machine_photo (photo_id, machine_id, added_by, added_at)
    select gen_random_uuid(), machine_id, 'Rohan', now() from job where job_id in (${mine.jobId}, ${theirs.jobId})`),
)
for (const { jobId } of [mine, theirs]) await aSubmitted(server, jobId)
const VIEWS = ['job_day', 'job_machine', 'job_operator', 'job_paper', 'job_photo', 'job_shift']

/** `sees` may differ by view. */
type Caller = { by: Principal | undefined; sees: readonly string[]; seesOf?: Record<string, readonly string[]> }

const callers: Record<string, Caller> = {
  'a customer': { by: customer(mine.person.accountId), sees: [mine.jobId] },
  'another one': { by: customer(theirs.person.accountId), sees: [theirs.jobId] },
  accounts: {
    by: { kind: 'STAFF', accountId: mine.person.accountId, role: 'ACCOUNTS', name: 'Sunita' },
    sees: [mine.jobId, theirs.jobId],
  },
  'the holder of a link': {
    by: { kind: 'LINK', linkId: mine.jobId, purpose: 'LOG_JOB', subjectId: mine.jobId, name: 'Site engineer' },
    sees: [],
    // The meter that the hire began with.
    seesOf: { job_machine: [mine.jobId] },
  },
  'the holder of a link to another thing': {
    by: { kind: 'LINK', linkId: mine.jobId, purpose: 'SIGN_LOGSHEET', subjectId: mine.jobId, name: 'Site engineer' },
    sees: [],
  },
  nobody: { by: undefined, sees: [] },
}

const cells = VIEWS.flatMap((view) => Object.keys(callers).map((name) => [view, name] as const))

test.each(cells)('S2 %s shows %s what belongs to their own jobs', async (view, name) => {
  const { by, seesOf, ...caller }: Caller = callers[name] ?? { by: undefined, sees: [] }
  const sees = seesOf?.[view] ?? caller.sees
  const read = (tx: Queryable) => tx.rows(sql<{ jobId: string }>`select distinct job_id from ${sql.table(view)}`)
  const found = await (by ? db.as(by, read) : db.transaction(read))
  const ours = found.map(({ jobId }) => jobId).filter((jobId) => [mine.jobId, theirs.jobId].includes(jobId))
  expect(ours.toSorted()).toEqual([...sees].toSorted())
  expect(found.length).toBe(by?.kind === 'STAFF' ? found.length : sees.length)
})

test.each(VIEWS)('S2 nobody changes the fleet through %s', async (view) => {
  const change = db.as(customer(mine.person.accountId), (tx) => tx.rows(sql`delete from ${sql.table(view)}`))
  await expect(change).rejects.toMatchObject({ code: expect.stringMatching(/^(55000|42501)$/) })
})
