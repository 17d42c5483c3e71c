import type { Writable } from 'node:stream'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, onTestFinished, TestRunner } from 'vitest'
import { dateInIndia, timeInIndia } from '#contract/dates.ts'
import type { StaffRole } from '#contract/staff.ts'
import { buildApp } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import type { GstDirectory } from '#server/modules/company/gst-directory.ts'
import { type Database, openDatabase, type Queryable } from '#server/platform/database.ts'
import { loadSecrets } from '#server/platform/secrets.ts'
import { buildQueue, complainTo } from '#server/tasks.ts'
import { callOver, type Transport } from '#web/platform/call.ts'
import '#web/platform/desk-paths.ts'
import '#web/platform/link-paths.ts'
import '#web/platform/signed-in-paths.ts'
import { testClock } from './clock.ts'
import { removeFolder, temporaryFolder } from './folders.ts'
import { oneDesk } from './one-desk.ts'
import { newestCode, outboxPath, type SentNotice } from './outbox.ts'
import { aPhone, openSession, openStaffSession, sessionTools } from './session.ts'
import { freshDatabase } from './template.ts'

export type TestServer = Awaited<ReturnType<typeof aServer>>
export type StaffPerson = Awaited<ReturnType<TestServer['signInStaff']>>

type Options = {
  /** Environment variables on top of the demo's defaults. */
  readonly settings?: Record<string, string>
  /** The clock's initial time; by default now, but this evening at the earliest, when a day of work is over. */
  readonly now?: Date
  /** The GST directory; the embedded one by default. */
  readonly gst?: GstDirectory
  /** Receives log lines; they are dropped unless a level is set. */
  readonly logTo?: Writable
}

/** Eight in the evening in India, or later: what the demo has done so far lies behind. */
function thisEvening(now: Date) {
  const evening = timeInIndia(dateInIndia(now), '20:00')
  return now > evening ? now : evening
}

/**
 * The real app on a seeded database of its own, on the engine of this run, with a movable clock.
 * Call it once at the top of a file (`const server = await aServer()`) or inside a test; it closes itself afterwards.
 */
export async function aServer({ settings = {}, now = thisEvening(new Date()), logTo, gst }: Options = {}) {
  const dataDir = temporaryFolder()
  const config = parseConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...settings })
  const clock = testClock(now)
  const fresh = await freshDatabase()
  const appDb = openDatabase(fresh.location)
  const secrets = await loadSecrets(config)
  const app = await buildApp({
    config,
    db: appDb,
    secrets,
    clock: clock.now,
    ...(logTo ? { logTo } : {}),
    ...(gst ? { gst } : {}),
  })
  const tasks = buildQueue({ config, db: appDb, secrets, clock: clock.now, onComplaint: complainTo(app.log) })
  const tools = await sessionTools(appDb, config, secrets, clock.now)
  const close = async () => {
    await app.close()
    await tasks.stop()
    await appDb.close()
    await fresh.remove()
    removeFolder(dataDir)
  }
  if (isInsideTest()) onTestFinished(close)
  else afterAll(close)
  /** A person signed in without a code, by default a new individual; `call` carries their access token. */
  const signIn = async (phoneOrEmail = aPhone()) => {
    const person = await openSession(tools, phoneOrEmail)
    return { ...person, call: callOver(transportOf(app, person.accessToken)) }
  }
  /** A new member of staff, signed in at the desk without a code. */
  const signInStaff = async (role: StaffRole = 'OWNER') => {
    const person = await openStaffSession(tools, role)
    return { ...person, call: callOver(transportOf(app, person.accessToken)) }
  }
  return {
    app,
    appDb,
    db: lookingInto(appDb),
    /** This database as another process finds it. */
    fresh,
    config,
    secrets,
    clock,
    tools,
    signIn,
    signInStaff,
    /** The member of staff with this role, the same one at each call. */
    atDesk: oneDesk({ signIn, signInStaff, now: clock.now }),
    ...doorsOf(app, tasks.runDue),
  }
}

/** The database for tests: their own statements see all rows, like its owner. */
function lookingInto(appDb: Database): Database {
  const rows: Queryable['rows'] = (query) => appDb.asOwner((owner) => owner.rows(query))
  return { ...appDb, rows, first: async (query) => (await rows(query))[0] }
}

function doorsOf(app: FastifyInstance, runTasks: () => Promise<void>) {
  /** Raw requests, including those that no well-behaved client would send. */
  const ask = (request: InjectOptions): Promise<LightMyRequestResponse> => app.inject(request)
  /** Runs the waiting tasks, then returns the messages to an identifier, newest first. */
  const outbox = async (to: string) => {
    await runTasks()
    return (await ask({ url: outboxPath(to) })).json<SentNotice[]>()
  }
  const codeFor = async (to: string) => {
    const code = newestCode(await outbox(to))
    if (!code) throw new Error(`No code was sent to ${to}.`)
    return code
  }
  return {
    ask,
    call: callOver(transportOf(app)),
    callAs: (token: string) => callOver(transportOf(app, token)),
    /** Calls of the holder of a link, by its token. */
    callBy: (token: string) => callOver(transportWith(app, { 'yantra-link': token })),
    /** Runs the due tasks; a running server polls for them every second. */
    runTasks,
    outbox,
    codeFor,
  }
}

/** The browser's own client, with requests passed to the app without a socket. */
const transportOf = (app: FastifyInstance, token?: string) =>
  transportWith(app, token === undefined ? {} : { authorization: `Bearer ${token}` })

const transportWith =
  (app: FastifyInstance, proof: Record<string, string>): Transport =>
  async (url, { method, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
      url,
      headers: { ...(headers as Record<string, string>), ...proof },
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    return asResponse(answer)
  }

function asResponse({ statusCode, headers, rawPayload }: LightMyRequestResponse) {
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
  const body = rawPayload.length > 0 ? new Uint8Array(rawPayload) : null
  return new Response(body, { status: statusCode, headers: pairs })
}

const isInsideTest = () => TestRunner.getCurrentTest() !== undefined
