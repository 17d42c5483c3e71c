import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MAX_PROJECT_SITES } from '#contract/project-sites.ts'
import { companyItself } from '#server/platform/principal.ts'
import { aCompany } from '#tests/support/company.ts'
import { site } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const AT_ONCE = 20
const FREE = 5
const server = await aServer()

/** A company with so many sites in the first slots. */
async function withSites(count: number) {
  const company = await aCompany(server)
  const { companyId } = company
  await server.db.as(companyItself(companyId), (tx) =>
    tx.rows(sql`
      insert into project_site (address_id, company_id, address_type, address_name, address_line1, city, state, country,
        pincode, created_at, slot)
      select gen_random_uuid(), ${companyId}, 'SITE', 'Yard ' || place, 'Plot 1', 'Pune', 'Maharashtra', 'India',
        '411014', now(), place
      from generate_series(1, ${count}::int) as place`),
  )
  return company
}

test(`of ${AT_ONCE} sites added at once to a company with room for ${FREE} the others are refused`, async () => {
  const { admin, companyId } = await withSites(MAX_PROJECT_SITES - FREE)
  const added = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => admin.call('addProjectSite', { body: site })),
  )
  const refused = added.filter(
    (one) => one.status === 'rejected' && one.reason.type === '/problems/max-project-sites-exceeded',
  )
  expect(refused).toHaveLength(AT_ONCE - FREE)
  expect((await admin.call('listProjectSites')).projectSites.totalElements).toBe(MAX_PROJECT_SITES)
  const beyond = server.db.as(companyItself(companyId), (tx) =>
    tx.rows(sql`update project_site set slot = ${MAX_PROJECT_SITES + 1} where slot = 1`),
  )
  await expect(beyond).rejects.toMatchObject({ code: '23514' })
})
