// The demo's hires: machines of the accepted quote are on their jobs, and one of them is given back.
import { addDays, dateInIndia } from '#contract/dates.ts'
import { requestOffHire } from '#server/modules/jobs/customer-acts.ts'
import { allocateJob, listDeskJobs, listJobMachines, startHire } from '#server/modules/jobs/desk-jobs.ts'
import type { Tools } from '#server/platform/action.ts'
import { customer } from '#server/platform/principal.ts'
import { demoCompanies } from './demo-companies.ts'
import { demoPeople } from './demo-people.ts'
import { rohan } from './demo-staff.ts'
import { quietly } from './quietly.ts'

const asha = {
  ...customer(demoPeople.deccanAdmin.accountId, demoCompanies.deccan),
  role: 'ROLE_ADMIN' as const,
}

/** The tools at ten in the morning of a civil date. */
const inTheMorning = (tools: Tools, date: string): Tools => ({
  ...tools,
  clock: () => new Date(`${date}T10:00:00+05:30`),
})

/** Begins the hire of a job on its planned day, with a free machine; whether it could. */
async function begin(tools: Tools, { jobId, from }: { jobId: string; from: string }, meter: string) {
  if (from > dateInIndia(tools.clock())) return false
  const { machines, operators } = await listJobMachines(tools, rohan, jobId)
  const free = machines.find(({ taken }) => taken.length === 0)
  if (!free) return false
  const operatorId = operators[0]?.operatorId ?? null
  await allocateJob(inTheMorning(tools, addDays(from, -1)), rohan, jobId, { machineId: free.machineId, operatorId })
  await startHire(inTheMorning(tools, from), rohan, jobId, { date: from, meter })
  return true
}

/** Puts scheduled jobs on hire, once; without machines they stay scheduled. */
export const seedDemoJobs = (tools: Tools) =>
  quietly(tools, async () => {
    const { content } = (await listDeskJobs(tools, rohan, { page: 0, size: 10 })).jobs
    if (content.some(({ status }) => status !== 'SCHEDULED')) return
    const [first, second] = content.toReversed()
    if (first) await begin(tools, first, '1388.2')
    if (!second || !(await begin(tools, second, '902.4'))) return
    const yesterday = addDays(dateInIndia(tools.clock()), -1)
    const note = 'The brackets of the east side are done.'
    await requestOffHire(inTheMorning(tools, yesterday), asha, second.jobId, { from: yesterday, note })
  })
