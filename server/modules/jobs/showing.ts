// The parts of a job beside its terms and costs, with their files.
import { dateInIndia } from '#contract/dates.ts'
import type { ShownFile } from '#contract/files.ts'
import type { JobPaper } from '#contract/jobs.parts.ts'
import { filesOf } from '#server/modules/files/files.ts'
import { stateOfPaper } from '#server/modules/fleet/fit-for-hire.ts'
import type { JobAction } from './job-tools.ts'
import * as store from './showing.store.ts'

const fileOf = (file: ShownFile | undefined): Pick<JobPaper, 'fileId' | 'url' | 'type'> =>
  file ? { fileId: file.fileId, url: file.url, type: file.type } : { fileId: null, url: null, type: null }

/** The papers of the machine on a job that the caller has read, with addresses for the next minute. */
async function papersShown(action: JobAction, jobId: string): Promise<JobPaper[]> {
  const papers = await store.papersOf(action.tx, jobId)
  const ids = papers.map(({ documentId }) => documentId)
  const files = await filesOf(action, action.secrets, 'machine-document', ids)
  const today = dateInIndia(action.now)
  return papers.map((paper) => ({
    ...paper,
    state: stateOfPaper(paper.validTo, today),
    ...fileOf(files.get(paper.documentId)?.[0]),
  }))
}

/** The photographs of the machine on a job that the caller has read, oldest first. */
async function photosShown(action: JobAction, jobId: string): Promise<ShownFile[]> {
  const ids = (await store.photosOf(action.tx, jobId)).map(({ photoId }) => photoId)
  const files = await filesOf(action, action.secrets, 'machine-photo', ids)
  return ids.flatMap((id) => files.get(id) ?? [])
}

async function breakdownsShown(action: JobAction, jobId: string) {
  const breakdowns = await store.breakdownsOf(action.tx, jobId)
  const ids = breakdowns.map(({ breakdownId }) => breakdownId)
  const photos = await filesOf(action, action.secrets, 'breakdown-photo', ids)
  return breakdowns.map((breakdown) => ({ ...breakdown, photos: photos.get(breakdown.breakdownId) ?? [] }))
}

/** Papers, breakdowns and swaps of a job that the caller has read. */
export async function shownBeside(action: JobAction, jobId: string) {
  return {
    documents: await papersShown(action, jobId),
    machinePhotos: await photosShown(action, jobId),
    challan: (await store.challanOf(action.tx, jobId)) ?? null,
    breakdowns: await breakdownsShown(action, jobId),
    swaps: await store.swapsOf(action.tx, jobId),
  }
}
