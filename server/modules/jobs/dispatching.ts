// A machine leaves for its site with a delivery challan.
import { dateInIndia, financialYear } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { challanApi } from '#contract/jobs.challan.ts'
import type { Challan } from '#contract/jobs.papers.ts'
import type { Job } from '#contract/jobs.ts'
import { stateOfYard } from '#contract/pin-codes.ts'
import { Problem } from '#contract/problems.ts'
import { refuseLapsedPapers } from '#server/modules/fleet/fit-for-hire.ts'
import type { LinkTools } from '#server/modules/signed-links/signed-links.ts'
import { audit } from '#server/platform/audit.ts'
import { newId } from '#server/platform/ids.ts'
import { move } from '#server/platform/life-cycle.ts'
import { drawNumber } from '#server/platform/number-series.store.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as challans from './challans.store.ts'
import { locked, subjectOf } from './desk-jobs.ts'
import { makeGateLink } from './gate.ts'
import { jobs } from './job-cycle.ts'
import { actOnJob, type JobAction } from './job-tools.ts'
import * as store from './jobs.store.ts'
import { jobSeen } from './jobs.ts'
import { notifyOfJob } from './notifying.ts'

const SERIES = 'CHN'

type Dispatch = ParsedOf<typeof challanApi.dispatchMachine>['body']

type Goods = NonNullable<Awaited<ReturnType<typeof challans.goodsOf>>>

const yardOf = ({ name, address, pincode, cityState }: Goods['yard']) => ({
  name,
  address: `${address}, ${stateOfYard(pincode, cityState)} ${pincode}`,
})

/** The content of a challan, from the job as it stands. */
async function challanOf(action: JobAction<Staff>, job: Job, sent: Dispatch): Promise<Challan> {
  const { tx, now } = action
  const goods = await challans.goodsOf(tx, job.jobId)
  const { serialNumber, fleetNumber, name } = job.machine
  if (!goods || serialNumber === null || fleetNumber === null) throw new Problem('status-conflict')
  const { registrationNumber, builtYear, yard, ...place } = goods
  const issuedOn = dateInIndia(now)
  const year = financialYear(issuedOn)
  const challanNumber = `${SERIES}-${year}-${String(await drawNumber(tx, SERIES, year)).padStart(6, '0')}`
  const { jobNumber, agreed, from, expectedTo: to, operator } = job
  return {
    challanNumber,
    issuedOn,
    jobNumber,
    poNumber: agreed.poNumber,
    consignor: agreed.supplier,
    consignee: agreed.billTo,
    yard: yardOf(yard),
    place,
    from,
    to,
    operator,
    machine: { name, fleetNumber, serialNumber, registrationNumber, builtYear },
    ...sent,
    papers: job.documents.map(({ documentId, kind, number, validTo }) => ({ documentId, kind, number, validTo })),
  }
}

/** Throws `not-found`, `status-conflict` without a machine, `papers-expired`, and `too-many-requests` beyond the links of a day. */
export const dispatchMachine = (tools: LinkTools, caller: Staff, jobId: string, sent: Dispatch) =>
  actOnJob(tools, caller, async (action) => {
    const held = await locked(action, jobId)
    await move(action, jobs, { id: jobId, act: 'dispatch', visible: store.every })
    if (held.machineId === null) throw new Problem('status-conflict')
    await refuseLapsedPapers(action, held.machineId, held.operatorId)
    const { job } = await jobSeen(action, jobId, store.every)
    const challan = await challanOf(action, job, sent)
    const challanId = newId(action.now.getTime())
    const gateLinkId = await makeGateLink(action, tools, challanId, challan)
    await challans.insertChallan(action, { challanId, jobId, machineId: held.machineId, gateLinkId }, challan)
    await challans.setDispatched(action, jobId)
    const changes = { challan: { was: null, is: challan.challanNumber } }
    await audit(action, 'dispatchMachine', subjectOf(held), changes)
    await notifyOfJob(action, jobId, { kind: 'jobDispatched', params: { number: challan.challanNumber } })
    return jobSeen(action, jobId, store.every)
  })
