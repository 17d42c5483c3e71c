import type { Breakdown } from '#contract/jobs.parts.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import type { ProblemBody } from '#contract/problems.ts'

/** The actions on a logsheet. */
export type LogAct = 'add' | 'save' | 'submit' | 'revise' | 'sign' | 'dispute'

/** The calls that wait for a signal. */
export const logActs = {
  addLogsheet: 'add',
  addDeskLogsheet: 'add',
  saveLogsheet: 'save',
  saveDeskLogsheet: 'save',
  submitLogsheet: 'submit',
  submitDeskLogsheet: 'submit',
  reviseLogsheet: 'revise',
  reviseDeskLogsheet: 'revise',
  signLogsheet: 'sign',
  signDeskLogsheet: 'sign',
  disputeLogsheet: 'dispute',
  disputeDeskLogsheet: 'dispute',
} as const satisfies Record<string, LogAct>
export type ActCall = keyof typeof logActs

type Base = {
  /** Its place in the order of sending; the database draws it. */
  readonly no: number
  /** The person who owns it (`personOf`). */
  readonly person: string
  readonly path: string
  readonly body: string
  /** Drawn once: however often it is sent, it is done once. */
  readonly key: string
  /** An instant, ISO 8601. */
  readonly madeAt: string
  /** The server's answer, if that was no. */
  readonly refusal: ProblemBody | null
}

/** One act on a log that waits on the phone until the server has answered it. */
export type Waiting = Base & {
  readonly call: ActCall
  /** The version that it changes (If-Match), or the local name of one that an earlier act will have made. */
  readonly ifMatch: string | null
  /** The id of its log, or the local name of a log that this act begins. */
  readonly log: string
  /** The local name of the version that it makes. */
  readonly version: string
  /** The log as its person sees it from now on. */
  readonly shown: Logsheet
  /** After a refusal: the server's version that its person has seen since, which another try changes. */
  readonly base: string | null
}

/** A report that a machine stands still, which waits in the same way. */
export type WaitingReport = Base & {
  readonly call: 'reportBreakdown'
  /** The id of its job; reports of a job go out one after the other. */
  readonly log: string
  readonly report: { readonly machineName: string; readonly siteName: string; readonly breakdown: Breakdown }
}

/** Anything that waits. */
export type WaitingItem = Waiting | WaitingReport
export const isReport = (item: WaitingItem): item is WaitingReport => item.call === 'reportBreakdown'
export const isOfLog = (item: WaitingItem): item is Waiting => !isReport(item)

/** A photograph that waits for the act that names it. */
export type WaitingPhoto = {
  readonly name: string
  readonly person: string
  readonly call: 'uploadFile' | 'uploadDeskFile'
  readonly path: string
  readonly fileName: string
  readonly key: string
  readonly bytes: Blob
  /** Milliseconds. */
  readonly madeAt: number
  /** The file that the server made of it, and when. */
  readonly sent: { readonly fileId: string; readonly at: number } | null
}

/** The server's id of a local name, once the server has answered. */
export type Named = { readonly name: string; readonly person: string; readonly real: string; readonly at: number }
