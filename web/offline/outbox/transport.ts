import { type PathName, pathOf, type Transport } from '#web/platform/call.ts'
import { type Audience, audienceOf } from '#web/platform/session/audiences.ts'
import type { Holder } from '#web/platform/session/holder.ts'
import { personOf } from '#web/platform/session/waiting-count.ts'
import { actThrough, isAct, type Sending } from './acts.ts'
import { isKept, readThrough } from './kept-reads.ts'
import { readLog, readNext } from './log-reads.ts'
import { isPhotograph, photoThrough } from './photographs.ts'
import { readJob, reportThrough } from './reports.ts'
import type { Request, Tools } from './request.ts'

const READS: Partial<Record<PathName, (tools: Tools, request: Request) => Promise<Response>>> = {
  getJob: readJob,
  getLogsheet: readLog,
  getDeskLogsheet: readLog,
  getNextLogsheet: readNext,
  getNextDeskLogsheet: readNext,
}

type Below = {
  readonly send: Transport
  readonly toolsOf: (audience: Audience) => Tools & Sending
  /** Returns the signed-in person, as far as this browser knows without the server. */
  readonly holderOf: (audience: Audience) => Holder | undefined
}

/** The transport below the calls of the field: it answers those that it handles, and passes everything else on. */
export const fieldTransport =
  ({ send, toolsOf, holderOf }: Below): Transport =>
  async (path, init, name) => {
    const how = howOf(name, path)
    const { access } = pathOf(name)
    const audience = audienceOf(access)
    const holder = how === undefined || access === 'public' ? undefined : holderOf(audience)
    if (how === undefined || holder === undefined) return send(path, init, name)
    const tools = toolsOf(audience)
    return how(tools, { path, init, name, person: personOf(audience, holder), holder })
  }

type How = (tools: Tools & Sending, request: Request) => Promise<Response>

function howOf(name: PathName, path: string): How | undefined {
  if (isPhotograph({ name, path })) return photoThrough
  if (name === 'reportBreakdown') return (tools, request) => reportThrough(tools, tools, request)
  if (isAct(name)) return (tools, request) => actThrough(tools, tools, request)
  return READS[name] ?? (isKept(name) ? readThrough : undefined)
}
