import { dateInIndia } from '#contract/dates.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { seedDemoCompanies } from './demo-companies.ts'
import { seedDemoEnquiries } from './demo-enquiries.ts'
import { seedDemoFleet } from './demo-fleet.ts'
import { seedDemoJobs } from './demo-jobs.ts'
import { seedDemoPeople } from './demo-people.ts'
import type { DemoTools } from './demo-quotes.ts'
import { seedDemoRates } from './demo-rates.ts'
import { seedDemoSettings } from './demo-settings.ts'
import { seedDemoStaff } from './demo-staff.ts'

const SIXTY_DAYS = 60 * 24 * 60 * 60

/** Creates the demo's people and their history, dated back from today; existing data is left alone. */
export async function seedDemo(tools: DemoTools) {
  const { db, clock } = tools
  const sixtyDaysAgo = secondsAfter(clock(), -SIXTY_DAYS)
  await seedDemoPeople(db, () => sixtyDaysAgo)
  await seedDemoStaff(db, () => sixtyDaysAgo)
  await seedDemoSettings(db, () => sixtyDaysAgo)
  await seedDemoCompanies(db, clock, sixtyDaysAgo)
  await seedDemoRates({ db, clock: () => sixtyDaysAgo })
  await seedDemoFleet({ ...tools, clock: () => sixtyDaysAgo }, dateInIndia(clock()))
  await seedDemoEnquiries(tools)
  await seedDemoJobs(tools)
}
