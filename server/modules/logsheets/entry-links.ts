// Links by which an operator without an account enters the logs of one job for us.
import { addDays, dateInIndia, endOfDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import type { LinkedEntry } from '#contract/logsheets.links.ts'
import type { NewLink } from '#contract/signed-links.ts'
import { logsheetCodes as english } from '#contract/texts/logsheets-codes.en.ts'
import { logsheetCodes as hindi } from '#contract/texts/logsheets-codes.hi.ts'
import { every, loggedJob } from '#server/modules/jobs/logging.ts'
import { noteRead } from '#server/modules/signed-links/holders.ts'
import { type LinkTools, linksOf, makeLink } from '#server/modules/signed-links/signed-links.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import type { LinkCaller } from '#server/platform/caller.ts'
import type { Staff } from '#server/platform/principal.ts'
import { addLog } from './entering.ts'
import { linkHand } from './hand.ts'
import { type Asked, nextOf } from './next.ts'
import { openDays } from './open-days.ts'

const texts = { en: english, hi: hindi }
/** An operator enters a day each day, so their link lasts a month, until 24:00. */
const LINK_DAYS = 31

const subject = (jobId: string) => ({ purpose: 'LOG_JOB', subjectId: jobId }) as const

/** Makes a link for a job on hire. Throws `not-found`, `status-conflict`, and what `makeLink` throws. */
export const makeEntryLink = (tools: LinkTools, staff: Staff, jobId: string, wanted: NewLink) =>
  act(tools, staff, async (action) => {
    const job = await loggedJob(action.tx, jobId, every)
    openDays(job, action.now)
    const { jobNumber, machineName: machine, siteName: site } = job
    const words = fill(texts[wanted.language].entry.text, { by: staff.name, machine, site })
    const expiresAt = endOfDate(addDays(dateInIndia(action.now), LINK_DAYS))
    const made = await makeLink(action, tools, { ...subject(jobId), expiresAt, words }, wanted)
    await audit(action, 'makeDeskJobLink', { kind: 'job', id: jobId, label: jobNumber })
    return made
  })

/** The links to enter a job's logs, newest first. Throws `not-found`. */
export const listEntryLinks = (tools: Tools, staff: Staff, jobId: string) =>
  act(tools, staff, async (action) => {
    await loggedJob(action.tx, jobId, every)
    return linksOf(action, subject(jobId))
  })

/** Returns the initial content of the next log of the link's job. Throws the same problems as `nextLog`. */
export const getLinkedJob = (tools: Tools, link: LinkCaller, asked: Asked) =>
  act(tools, link, async (action) => {
    const { next } = await nextOf(action, linkHand(link), link.subjectId, asked)
    await noteRead(action, link)
    return { next, link: { name: link.name, expiresAt: link.expiresAt.toISOString() } }
  })

/** Enters a day of the link's job and submits it. Throws what `addLog` throws. */
export async function addByLink(tools: Tools, link: LinkCaller, entry: LinkedEntry) {
  const day = { ...entry, jobId: link.subjectId, submit: true }
  const { logsheet } = await addLog(tools, linkHand(link), day)
  return { logsheet }
}
