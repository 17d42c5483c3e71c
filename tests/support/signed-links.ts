// Signed links of logsheets and jobs.
import { sql } from 'kysely'
import type { LinkedEntry } from '#contract/logsheets.links.ts'
import { tokenOf } from '#server/modules/signed-links/links.rules.ts'
import { aDay } from './logsheets.ts'
import { once } from './once.ts'
import type { TestServer } from './server.ts'

/** The token in the address of a link. */
export const tokenIn = (url: string) => url.slice(url.indexOf('#') + 1)

export const SUNIL = { name: 'Sunil Kamble' }

/** A link by which somebody signs a logsheet, made at the desk. */
export async function aSigningLink(server: TestServer, logsheetId: string, more: object = {}) {
  const { call } = await server.atDesk('OPERATIONS')
  const { link, url } = await call('makeDeskLogsheetLink', {
    params: { id: logsheetId },
    body: { ...SUNIL, ...more },
  })
  return { ...link, url, token: tokenIn(url) }
}

/** The token in the code on the newest challan of a job. */
export async function gateToken({ db, secrets }: TestServer, jobId: string) {
  const found = await db.first(sql<{ linkId: string }>`
    select gate_link_id as link_id from job_challan where job_id = ${jobId} order by issued_at desc limit 1`)
  return tokenOf(secrets.otpPepper, found?.linkId ?? '')
}

/** A link by which somebody enters the logs of a job, made at the desk. */
export async function anEntryLink(server: TestServer, jobId: string, more: object = {}) {
  const { call } = await server.atDesk('OPERATIONS')
  const { link, url, message } = await call('makeDeskJobLink', { params: { jobId }, body: { ...SUNIL, ...more } })
  return { ...link, url, message, token: tokenIn(url) }
}

/** An ordinary day as the holder of a link enters it. */
export function aLinkedDay(date: string, more: Partial<LinkedEntry> = {}): LinkedEntry {
  return { ...aDay(), date, shift: 'A', ...more }
}

type Person = Awaited<ReturnType<TestServer['signIn']>>
type World = {
  readonly admin: Person
  readonly logsheet: () => Promise<string>
  readonly newLogsheet: () => Promise<string>
  readonly dispatchedJob: () => Promise<string>
  readonly jobOnHire: () => Promise<string>
  readonly newJobOnHire: () => Promise<string>
}

/** Links for the matrix. */
export function linksFor(server: TestServer, { admin, logsheet, newLogsheet, ...jobs }: World) {
  return {
    /** The token of a link that reads. */
    signingToken: once(async () => (await aSigningLink(server, await logsheet())).token),
    /** The token of a link whose logsheet was not signed yet, with a phone for codes. */
    newSigningToken: async () => (await aSigningLink(server, await newLogsheet(), { phone: '9822000417' })).token,
    /** The token in the code of a gate-pass pack. */
    gateToken: once(async () => gateToken(server, await jobs.dispatchedJob())),
    /** The token of a link to enter the logs of a job, and of one whose day has no log yet. */
    entryToken: once(async () => (await anEntryLink(server, await jobs.jobOnHire())).token),
    newEntryToken: async () => (await anEntryLink(server, await jobs.newJobOnHire())).token,
    /** The id of a link that the administrator of company A made. */
    linkOfA: once(async () => {
      const params = { id: await logsheet() }
      return (await admin.call('makeLogsheetLink', { params, body: SUNIL })).link.linkId
    }),
    deskLink: async () => (await aSigningLink(server, await logsheet())).linkId,
  }
}
