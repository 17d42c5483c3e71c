import { dateInIndia } from '#contract/dates.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { seedDemoBoard } from './demo-board.ts'
import { seedDemoBudgets } from './demo-budgets.ts'
import { seedDemoCompanies } from './demo-companies.ts'
import { seedDemoEnquiries } from './demo-enquiries.ts'
import { seedDemoFleet } from './demo-fleet.ts'
import { BEGAN_DAYS_AGO } from './demo-hires.ts'
import { seedDemoInvoices } from './demo-invoices.ts'
import { seedDemoJobs } from './demo-jobs.ts'
import { seedDemoPayments } from './demo-payments.ts'
import { seedDemoPeople } from './demo-people.ts'
import type { DemoTools } from './demo-quotes.ts'
import { seedDemoRates } from './demo-rates.ts'
import { seedDemoSettings } from './demo-settings.ts'
import { seedDemoSheets } from './demo-sheets.ts'
import { seedDemoStaff } from './demo-staff.ts'
import { insertPastReadings } from './past-readings.store.ts'

const DAY_SECONDS = 24 * 60 * 60

/** Creates the people of the demo and their history. Each part leaves alone what is there, so a start that was broken off is made up for by the next. */
export async function seedParts(tools: DemoTools) {
  const { db, clock } = tools
  const beginning = secondsAfter(clock(), -BEGAN_DAYS_AGO * DAY_SECONDS)
  const today = dateInIndia(clock())
  await seedDemoPeople(db, () => beginning)
  await seedDemoStaff(db, () => beginning)
  await seedDemoSettings(db, () => beginning, today)
  await seedDemoCompanies(db, clock, beginning)
  await seedDemoRates({ db, clock: () => beginning })
  await seedDemoFleet({ ...tools, clock: () => beginning }, today)
  await seedDemoEnquiries(tools)
  await seedDemoJobs(tools)
  await db.asOwner(insertPastReadings)
  await seedDemoBoard(tools)
  await seedDemoSheets(tools)
  await seedDemoInvoices(tools)
  await seedDemoPayments(tools)
  await seedDemoBudgets(tools)
}
