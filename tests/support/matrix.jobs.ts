// The matrix of rental jobs and of what they cost; the job is of userA's enquiry.
import { addDays } from '#contract/dates.ts'
import { administrators, byOperations, customers, ofA, ofAdminA, only, row, staff } from './verdicts.ts'
import type { World } from './world.ts'

const ends = ({ today }: World) => ({ from: today })
const several = async ({ runningJob, today }: World) => ({ body: { jobIds: [await runningJob()], from: today } })
const broken = ({ now }: World) => ({ startedAt: now.toISOString(), note: 'A hose has burst.' })
const repaired = ({ now }: World) => ({ endedAt: now.toISOString() })

export const jobRows = {
  listJobs: row(customers(200)),
  getJob: row(ofA(200), 'job'),
  previewOffHire: row(ofA(200), ({ runningJob, today }) => ({ id: runningJob, query: { from: today } })),
  requestOffHire: row(ofA(200), 'runningJob', ends),
  previewOffHires: row(ofA(200), several),
  requestOffHires: row(ofA(200), several),
  undoOffHire: row(ofA(200), 'endingJob', {}),
  requestExtension: row(ofA(200), 'runningJob', ({ today }) => ({ to: addDays(today, 200) })),
  downloadGatePass: row(ofA(200), 'dispatchedJob'),
  reportBreakdown: row(ofA(200), 'runningJob', broken),
  endBreakdown: row(ofA(200), 'brokenJob', repaired),
  listInspections: row(ofA(200), 'job'),
  answerInspection: row(ofA(200), 'job', async ({ signedInspection }) => ({
    inspectionId: await signedInspection(),
    revision: 1,
    drawn: 'M0 0L9 9',
  })),
  getDashboard: row(customers(200)),
  getSpend: row(customers(200), { query: { by: 'PO', from: '2026-01', site: 'Nowhere' } }),
  listSpendHires: row(customers(200), { query: { by: 'SITE', key: 'Nowhere' } }),
  downloadSpendCsv: row(customers(200)),
  downloadSpendXlsx: row(customers(200), { query: { by: 'MACHINE', lang: 'hi' } }),
  listBudgets: row(administrators(200)),
  addBudget: row(only({ adminA: 201, adminB: 422 }), async ({ order }) => ({
    body: { poNumber: await order(), amountPaise: 100_000_000 },
  })),
  saveBudget: row(ofAdminA(200), 'budget', { amountPaise: 200_000_000 }),
  removeBudget: row(ofAdminA(204), 'budget'),
  hideSuggestion: row(ofA(200), 'job', { reason: 'It stands by for the tower crane.' }),
  showSuggestion: row(ofA(200), 'job', {}),

  // Calls of the desk.
  listDeskJobs: row(staff(200)),
  getDeskJob: row(staff(200), 'job'),
  listJobsToPlace: row(staff(200)),
  allocateJob: row(byOperations(200), async ({ newJob }) => {
    const { jobId, machineId } = await newJob()
    return { id: async () => jobId, body: { machineId } }
  }),
  startHire: row(byOperations(200), 'allocatedJob', ({ today }) => ({ date: today, meter: '12.5' })),
  listJobMachines: row(staff(200), 'job'),
  acknowledgeOffHire: row(byOperations(200), 'endingJob', {}),
  endHire: row(byOperations(200), 'endingJob', ({ today }) => ({ date: today, meter: '1400' })),
  cancelJob: row(byOperations(200), 'scheduledJob', { reason: 'The site is not ready.' }),
  grantExtension: row(byOperations(200), 'extendedJob', {}),
  refuseExtension: row(byOperations(200), 'extendedJob', { reason: 'The machine goes elsewhere.' }),
  requestDeskOffHire: row(byOperations(200), 'runningJob', (world) => ({ ...ends(world), askedBy: 'Sunil Kamble' })),
  dispatchMachine: row(byOperations(200), 'allocatedJob', { vehicleNumber: 'MH12AB1234' }),
  downloadDeskGatePass: row(staff(200), 'dispatchedJob'),
  reportDeskBreakdown: row(byOperations(200), 'runningJob', broken),
  endDeskBreakdown: row(byOperations(200), 'brokenJob', repaired),
  listDeskInspections: row(staff(200), 'job'),
  saveInspection: row(byOperations(200), 'runningJob', ({ now }) => ({
    kind: 'ON_HIRE',
    revision: 0,
    inspectedAt: now.toISOString(),
    place: 'Gate 2',
    meter: '1388.2',
    fuelPercent: null,
    points: [],
  })),
  closeJob: row(byOperations(200), 'endedJob', { reason: 'The site did not sign.' }),
  swapMachine: row(byOperations(200), async ({ newJobWithSpare, today }) => {
    const { jobId, machineId } = await newJobWithSpare()
    const body = { machineId, date: today, meterOut: '1400', meterIn: '12.5', reason: 'Its pump is worn.' }
    return { id: async () => jobId, body }
  }),
}
