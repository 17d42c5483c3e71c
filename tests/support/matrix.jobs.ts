// The matrix of rental jobs, for customers and the desk.
import { dateInIndia } from '#contract/dates.ts'
import { customers, only, onlyStaff, row, staff } from './verdicts.ts'

const ofA = (status: number) => only({ individual: 404, userA: status, adminA: status, adminB: 404 })

/** Calls of customers; the job is of userA's enquiry. */
export const jobRows = {
  listJobs: row(customers(200)),
  getJob: row(ofA(200), ({ job }) => ({ id: job })),
}

/** Calls of the desk. */
export const deskJobRows = {
  listDeskJobs: row(staff(200)),
  getDeskJob: row(staff(200), ({ job }) => ({ id: job })),
  allocateJob: row(onlyStaff({ owner: 200, operations: 200 }), async ({ newJob }) => {
    const { jobId, machineId } = await newJob()
    return { id: async () => jobId, body: { machineId } }
  }),
  startHire: row(onlyStaff({ owner: 200, operations: 200 }), ({ allocatedJob, now }) => ({
    id: allocatedJob,
    body: { date: dateInIndia(now), meter: '12.5' },
  })),
}
