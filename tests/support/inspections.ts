// Inspections of the machine on a job.
import type { InspectionPoint } from '#contract/jobs.checklists.ts'
import type { TestServer } from './server.ts'

/** The desk's record of a machine in order. */
export const anInspection = ({ clock }: TestServer, checklist: readonly InspectionPoint[]) => ({
  kind: 'ON_HIRE' as const,
  revision: 0,
  inspectedAt: clock.now().toISOString(),
  place: 'Kharadi Tower B, gate 2',
  meter: '1388.2',
  fuelPercent: 80,
  points: checklist.map((point) => ({ point, state: 'OK' as const })),
})

/** An inspection of the machine on a job, signed by the desk; returns its id. */
export async function signedInspection(server: TestServer, jobId: string, kind: 'ON_HIRE' | 'OFF_HIRE' = 'ON_HIRE') {
  const { call } = await server.atDesk('OPERATIONS')
  const params = { id: jobId }
  const { checklist } = await call('listDeskInspections', { params })
  const { inspections } = await call('saveInspection', {
    params,
    body: { ...anInspection(server, checklist), kind, signature: { typedName: 'Meera Joshi' } },
  })
  return inspections.at(-1)?.inspectionId ?? ''
}
