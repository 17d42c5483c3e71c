// A report that a machine stands still: written down on the phone first, then sent, and shown on its job meanwhile.
import type { ParsedOf } from '#contract/endpoint.ts'
import type { breakdownsApi } from '#contract/jobs.breakdowns.ts'
import type { Breakdown } from '#contract/jobs.parts.ts'
import type { Job } from '#contract/jobs.ts'
import { inTime, keyed, type Sending } from './acts.ts'
import { readThrough } from './kept-reads.ts'
import { drawName, isLocal } from './local-names.ts'
import { idIn, ownerOf, type Request, responseOf, shownPhoto, type Tools } from './request.ts'
import { isReport, type WaitingReport } from './waiting.ts'

type Report = ParsedOf<typeof breakdownsApi.reportBreakdown>['body']

const jobPath = (path: string) => path.replace(/(\/jobs\/[^/?]+).*$/, '$1')

/** The job with what its person reported here. */
const withReport = (job: Job, breakdown: Breakdown): Job => ({
  ...job,
  breakdownSince: job.breakdownSince ?? breakdown.startedAt,
  breakdowns: [breakdown, ...job.breakdowns],
})

const jobReply = (job: Job, etag: string | null = null) =>
  responseOf({ status: 200, text: JSON.stringify({ job }), etag })

async function photosOf(tools: Tools, photoIds: readonly string[]) {
  const waiting = await Promise.all(photoIds.filter(isLocal).map((id) => tools.box.photo(id)))
  return Promise.all(waiting.flatMap((photo) => (photo === undefined ? [] : [shownPhoto(tools, photo)])))
}

async function breakdownOf(tools: Tools, { holder }: Request, { startedAt, note, photoIds }: Report) {
  const nothingYet = { endedAt: null, endedBy: null, reportedSide: 'CUSTOMER' as const }
  const at = new Date(tools.now()).toISOString()
  const said = { breakdownId: drawName(), startedAt, note, reportedBy: holder.name, reportedAt: at }
  return { ...said, ...nothingYet, photos: await photosOf(tools, photoIds) }
}

/** The job as this phone read it last; undefined if it never did. */
async function knownJob(tools: Tools, request: Request) {
  const kept = await tools.answers.get(ownerOf(request), jobPath(request.path)).catch(() => undefined)
  return kept && (JSON.parse(kept.text) as { job: Job }).job
}

async function writeDown(tools: Tools, request: Request, job: Job) {
  const body = typeof request.init.body === 'string' ? request.init.body : '{}'
  const { machine, site } = job
  return tools.box.add<WaitingReport>({
    person: request.person,
    call: 'reportBreakdown',
    path: request.path,
    body,
    log: idIn(request.path),
    key: drawName(),
    madeAt: new Date(tools.now()).toISOString(),
    refusal: null,
    report: {
      machineName: machine.name,
      siteName: site.addressName,
      breakdown: await breakdownOf(tools, request, JSON.parse(body) as Report),
    },
  })
}

/** Sends a report, or keeps it until there is a signal. A refusal that its screen sees does not stay here. */
export async function reportThrough(tools: Tools, sending: Sending, request: Request): Promise<Response> {
  const job = await knownJob(tools, request)
  // A phone that can not keep it sends it as any page would.
  const item = job && (await writeDown(tools, request, job).catch(() => undefined))
  if (job === undefined || item === undefined) return tools.send(request.path, keyed(request), request.name)
  await sending.changed(request.person)
  const sent = tools.isOff() ? undefined : await inTime(sending.outcomeOf(item))
  if (sent === undefined || sent.verdict === 'later') return jobReply(withReport(job, item.report.breakdown))
  if (sent.verdict === 'refused') {
    await tools.box.remove({ items: [item] })
    await sending.changed(request.person)
  }
  return responseOf(sent.reply)
}

/** One job, with the reports that wait here. */
export async function readJob(tools: Tools, request: Request): Promise<Response> {
  const response = await readThrough(tools, request)
  const reports = (await tools.box.items(request.person)).filter(isReport)
  const own = reports.filter(({ log, refusal }) => log === idIn(request.path) && refusal === null)
  if (!response.ok || own.length === 0) return response
  const { job } = (await response.json()) as { job: Job }
  return jobReply(
    own.reduce((shown, { report }) => withReport(shown, report.breakdown), job),
    response.headers.get('etag'),
  )
}
