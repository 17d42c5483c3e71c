// The matrix of rental jobs, for customers and the desk.
import { addDays, dateInIndia } from '#contract/dates.ts'
import { administrators, customers, only, onlyStaff, row, staff } from './verdicts.ts'

const ofA = (status: number) => only({ individual: 404, userA: status, adminA: status, adminB: 404 })

/** Calls of customers; the job is of userA's enquiry. */
export const jobRows = {
  listJobs: row(customers(200)),
  getJob: row(ofA(200), ({ job }) => ({ id: job })),
  previewOffHire: row(ofA(200), ({ jobAt, now }) => ({
    id: () => jobAt('ON_HIRE'),
    query: { from: dateInIndia(now) },
  })),
  requestOffHire: row(ofA(200), ({ jobAt, now }) => ({ id: () => jobAt('ON_HIRE'), body: { from: dateInIndia(now) } })),
  previewOffHires: row(ofA(200), async ({ jobAt, now }) => ({
    body: { jobIds: [await jobAt('ON_HIRE')], from: dateInIndia(now) },
  })),
  requestOffHires: row(ofA(200), async ({ jobAt, now }) => ({
    body: { jobIds: [await jobAt('ON_HIRE')], from: dateInIndia(now) },
  })),
  undoOffHire: row(ofA(200), ({ jobAt }) => ({ id: () => jobAt('OFF_HIRE_REQUESTED'), body: {} })),
  requestExtension: row(ofA(200), ({ jobAt, now }) => ({
    id: () => jobAt('ON_HIRE'),
    body: { to: addDays(dateInIndia(now), 200) },
  })),
  downloadGatePass: row(ofA(200), ({ dispatchedJob }) => ({ id: dispatchedJob })),
  reportBreakdown: row(ofA(200), ({ jobAt, now }) => ({
    id: () => jobAt('ON_HIRE'),
    body: { startedAt: now.toISOString(), note: 'A hose has burst.' },
  })),
  endBreakdown: row(ofA(200), ({ jobAt, now }) => ({
    id: () => jobAt('ON_HIRE', { isBroken: true }),
    body: { endedAt: now.toISOString() },
  })),
  listInspections: row(ofA(200), ({ job }) => ({ id: job })),
  answerInspection: row(ofA(200), async ({ job, signedInspection }) => ({
    id: job,
    body: { inspectionId: await signedInspection(), revision: 1, drawn: 'M0 0L9 9' },
  })),
  getDashboard: row(customers(200)),
  getSpend: row(customers(200), () => ({ query: { by: 'PO', from: '2026-01', site: 'Nowhere' } })),
  listSpendHires: row(customers(200), () => ({ query: { by: 'SITE', key: 'Nowhere' } })),
  downloadSpendCsv: row(customers(200)),
  downloadSpendXlsx: row(customers(200), () => ({ query: { by: 'MACHINE', lang: 'hi' } })),
  listBudgets: row(administrators(200)),
  addBudget: row(only({ adminA: 201, adminB: 422 }), async ({ order }) => ({
    body: { poNumber: await order(), amountPaise: 100_000_000 },
  })),
  saveBudget: row(only({ adminA: 200, adminB: 404 }), async ({ budget }) => ({
    id: budget,
    headers: { 'if-match': '*' },
    body: { amountPaise: 200_000_000 },
  })),
  removeBudget: row(only({ adminA: 204, adminB: 404 }), ({ budget }) => ({
    id: budget,
    headers: { 'if-match': '*' },
  })),
  hideSuggestion: row(ofA(200), ({ job }) => ({ id: job, body: { reason: 'It stands by for the tower crane.' } })),
  showSuggestion: row(ofA(200), ({ job }) => ({ id: job, body: {} })),
}

const ofOperations = onlyStaff({ owner: 200, operations: 200 })

/** Calls of the desk. */
export const deskJobRows = {
  listDeskJobs: row(staff(200)),
  getDeskJob: row(staff(200), ({ job }) => ({ id: job })),
  listJobsToPlace: row(staff(200)),
  allocateJob: row(onlyStaff({ owner: 200, operations: 200 }), async ({ newJob }) => {
    const { jobId, machineId } = await newJob()
    return { id: async () => jobId, body: { machineId } }
  }),
  startHire: row(onlyStaff({ owner: 200, operations: 200 }), ({ allocatedJob, now }) => ({
    id: allocatedJob,
    body: { date: dateInIndia(now), meter: '12.5' },
  })),
  listJobMachines: row(staff(200), ({ job }) => ({ id: job })),
  acknowledgeOffHire: row(ofOperations, ({ jobAt }) => ({ id: () => jobAt('OFF_HIRE_REQUESTED'), body: {} })),
  endHire: row(ofOperations, ({ jobAt, now }) => ({
    id: () => jobAt('OFF_HIRE_REQUESTED'),
    body: { date: dateInIndia(now), meter: '1400' },
  })),
  cancelJob: row(ofOperations, ({ jobAt }) => ({
    id: () => jobAt('SCHEDULED'),
    body: { reason: 'The site is not ready.' },
  })),
  grantExtension: row(ofOperations, ({ jobAt }) => ({ id: () => jobAt('ON_HIRE', { isExtended: true }), body: {} })),
  refuseExtension: row(ofOperations, ({ jobAt }) => ({
    id: () => jobAt('ON_HIRE', { isExtended: true }),
    body: { reason: 'The machine goes elsewhere.' },
  })),
  requestDeskOffHire: row(ofOperations, ({ jobAt, now }) => ({
    id: () => jobAt('ON_HIRE'),
    body: { from: dateInIndia(now), askedBy: 'Sunil Kamble' },
  })),
  dispatchMachine: row(ofOperations, ({ allocatedJob }) => ({
    id: allocatedJob,
    body: { vehicleNumber: 'MH12AB1234' },
  })),
  downloadDeskGatePass: row(staff(200), ({ dispatchedJob }) => ({ id: dispatchedJob })),
  reportDeskBreakdown: row(ofOperations, ({ jobAt, now }) => ({
    id: () => jobAt('ON_HIRE'),
    body: { startedAt: now.toISOString(), note: 'A hose has burst.' },
  })),
  endDeskBreakdown: row(ofOperations, ({ jobAt, now }) => ({
    id: () => jobAt('ON_HIRE', { isBroken: true }),
    body: { endedAt: now.toISOString() },
  })),
  listDeskInspections: row(staff(200), ({ job }) => ({ id: job })),
  saveInspection: row(ofOperations, ({ jobAt, now }) => ({
    id: () => jobAt('ON_HIRE'),
    body: {
      kind: 'ON_HIRE',
      revision: 0,
      inspectedAt: now.toISOString(),
      place: 'Gate 2',
      meter: '1388.2',
      fuelPercent: null,
      points: [],
    },
  })),
  closeJob: row(ofOperations, ({ jobAt }) => ({
    id: () => jobAt('OFF_HIRED'),
    body: { reason: 'The site did not sign.' },
  })),
  swapMachine: row(ofOperations, async ({ newJobWithSpare, now }) => {
    const { jobId, machineId } = await newJobWithSpare()
    const meters = { meterOut: '1400', meterIn: '12.5' }
    return {
      id: async () => jobId,
      body: { machineId, date: dateInIndia(now), ...meters, reason: 'Its pump is worn.' },
    }
  }),
}
