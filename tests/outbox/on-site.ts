// A phone on site that has read its job while there was a signal.
import '#web/platform/signed-in-paths.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import { Problem, type ProblemName } from '#contract/problems.ts'
import type { Reason } from '#contract/reasons.ts'
import { aLog, aNextLog } from '#tests/components/logsheets.ts'
import { callOver } from '#web/platform/call.ts'
import { ASHA, aPhone, type Server } from './phone.ts'

/** The name of the phone's person in the outbox. */
export const ME = `customer:${ASHA.userId}`
/** The server's id of every log. */
export const REAL = '019ab1b6-0000-7000-8000-00000000aaaa'
export const JOB = aNextLog().jobId
export const fresh = { 'if-match': '*' }

/** Why the server says no: a problem, perhaps with its reason. */
type Refusal = ProblemName | { readonly problem: ProblemName; readonly key: Reason['key'] }

const refusal = (why: Refusal) => {
  const body =
    typeof why === 'string'
      ? new Problem(why).toBody()
      : new Problem(why.problem, { reason: { key: why.key, params: {} } }).toBody()
  return { status: body.status, body }
}

/** A server with one log a key: it answers a repeated key with its first answer. */
function aServer(
  rules: { refuse?: (body: Record<string, unknown>) => Refusal | undefined; losesReplies?: number } = {},
) {
  const done = new Map<string, Logsheet>()
  let lost = 0
  const server: Server = ({ name, body, headers }) => {
    if (name === 'getNextLogsheet') return { body: { next: aNextLog() } }
    if (name === 'getLogsheet')
      return { body: { logsheet: aLog({ logsheetId: REAL, status: 'DRAFT', answers: MAY_EDIT }) }, etag: 'W/"7"' }
    if (name === 'uploadFile')
      return { status: 201, body: { file: { fileId: `file-${headers.get('idempotency-key')}` } } }
    const key = headers.get('idempotency-key') ?? ''
    const problem = rules.refuse?.({ ...(body as object), ifMatch: headers.get('if-match') })
    if (problem !== undefined) return refusal(problem)
    const log = done.get(key) ?? aLog({ logsheetId: REAL, ...(body as object) })
    done.set(key, log)
    if (lost < (rules.losesReplies ?? 0)) {
      lost += 1
      throw new TypeError('The connection was lost')
    }
    return { status: 201, body: { logsheet: log }, etag: 'W/"1"' }
  }
  return { server, done }
}
const MAY_EDIT = { mayEdit: true, mayRevise: false, maySign: false, mayDispute: false }

/** A day with nine hours and a meter that agrees. */
export const day = (more: object = {}) => ({
  ...aNextLog().content,
  jobId: JOB,
  date: '2026-11-21',
  shift: 'A' as const,
  submit: true,
  meterClose: '1851.6',
  ...more,
})

/** A phone that has read its job while there was a signal. */
export async function onSite(rules?: Parameters<typeof aServer>[0]) {
  const { server, done } = aServer(rules)
  const phone = aPhone(server)
  const call = callOver(phone.transport)
  await call('getNextLogsheet', { params: { jobId: JOB }, query: { shift: 'A' } })
  const posts = () => phone.asked.filter(({ name }) => name === 'addLogsheet')
  return { ...phone, call, done, posts, items: () => phone.box.items(ME) }
}
