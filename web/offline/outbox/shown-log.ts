// A log as its person sees it between their act and the server's answer.
import { checksOf } from '#contract/logsheet-checks.ts'
import { hoursOf } from '#contract/logsheet-hours.ts'
import { shiftOfJob } from '#contract/logsheet-next.ts'
import type { DisputeLogsheet, NewLogsheet, SignLogsheet } from '#contract/logsheets.calls.ts'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import type { Logsheet, LogsheetStatus, NextLogsheet } from '#contract/logsheets.ts'
import type { LogAct } from './waiting.ts'

/** The person who acted, and the time (an ISO instant). */
export type Doing = { readonly name: string; readonly side: Logsheet['enteredSide']; readonly at: string }

const NOTHING_MORE = { mayEdit: false, mayRevise: false, maySign: false, mayDispute: false }

/** The figures and checks of what was entered; overtime is the server's to judge. */
function entered(
  { slices, meterOpen, meterClose, fuel, remarks, photoIds }: LogsheetContent,
  facts: Logsheet['facts'],
) {
  const content = { slices, meterOpen, meterClose, fuel, remarks, photoIds }
  const { worked, standing, breakdown } = hoursOf(slices)
  const checks = checksOf(content, facts).map((check) => ({ ...check, params: { ...check.params } }))
  return {
    ...content,
    checks,
    telematicsHours: null,
    workedHours: worked,
    idleHours: standing,
    breakdownHours: breakdown,
  }
}

const moved = (log: Logsheet, status: LogsheetStatus, event: string, { name, at }: Doing): Logsheet => ({
  ...log,
  status,
  // The server alone writes it: a day that was submitted and has none is still on this phone.
  hash: null,
  answers: { ...NOTHING_MORE, mayEdit: status === 'DRAFT' },
  events: [...log.events, { event, status, at, actor: name, reason: null }],
})

/** The shift of a job, as the server or an earlier answer of this phone names it. */
type Shift = Pick<NextLogsheet, 'jobId' | 'date' | 'shift' | 'jobNumber' | 'machineName' | 'siteName' | 'facts'>

/** A day that the server has not seen yet, under its local name. */
export function addedLog(id: string, body: NewLogsheet, next: Shift, doing: Doing): Logsheet {
  const log: Logsheet = {
    logsheetId: id,
    logNumber: '–',
    ...shiftOfJob(next),
    facts: next.facts,
    status: 'DRAFT',
    version: 1,
    overtimeHours: '0',
    photos: [],
    enteredBy: doing.name,
    enteredSide: doing.side,
    signedBy: null,
    dispute: null,
    hash: null,
    previousHash: null,
    versions: [],
    answers: NOTHING_MORE,
    events: [],
    ...entered(body, next.facts),
  }
  const draft = moved(log, 'DRAFT', 'draft', doing)
  return body.submit ? moved(draft, 'SUBMITTED', 'submit', doing) : draft
}

/** The parts of a signature as a screen sends them. */
type Drawn = Partial<Pick<SignLogsheet, 'signature' | 'designation'>>

const after: { readonly [Act in Exclude<LogAct, 'add'>]: (log: Logsheet, body: never, doing: Doing) => Logsheet } = {
  save: (log, body: LogsheetContent) => ({ ...log, ...entered(body, log.facts) }),
  submit: (log, _, doing) => moved(log, 'SUBMITTED', 'submit', doing),
  revise: (log, body: LogsheetContent, doing) => {
    const next = { ...log, ...entered(body, log.facts), version: log.version + 1, signedBy: null, dispute: null }
    return moved(next, 'SUBMITTED', 'revise', doing)
  },
  sign: (log, { signature, designation }: Drawn, doing) => {
    const signedBy = {
      name: doing.name,
      designation: designation ?? null,
      at: doing.at,
      how: 'DRAWN' as const,
      drawn: signature ?? null,
    }
    return { ...moved(log, 'SIGNED', 'sign', doing), signedBy }
  },
  dispute: (log, { reason, slice }: DisputeLogsheet, doing) => ({
    ...moved(log, 'DISPUTED', 'dispute', doing),
    dispute: { reason, slice: slice ?? null, by: doing.name, at: doing.at },
  }),
}

/** The log after an act on it; `body` is what the call sends. */
export const afterAct = (act: Exclude<LogAct, 'add'>, log: Logsheet, body: unknown, doing: Doing) =>
  after[act](log, body as never, doing)
