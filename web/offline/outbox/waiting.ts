import type { Logsheet } from '#contract/logsheets.ts'
import type { ProblemBody } from '#contract/problems.ts'

/** What somebody does to a logsheet. */
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

/** One act that waits on the phone until the server has answered it. */
export type Waiting = {
  /** Its place in the order of sending; the database draws it. */
  readonly no: number
  /** Whose it is (`personOf`). */
  readonly person: string
  readonly call: ActCall
  readonly path: string
  readonly body: string
  /** The version that it changes (If-Match), or the local name of one that an earlier act will have made. */
  readonly ifMatch: string | null
  /** Drawn once: however often it is sent, it is done once. */
  readonly key: string
  /** The id of its log, or the local name of a log that this act begins. */
  readonly log: string
  /** The local name of the version that it makes. */
  readonly version: string
  /** An instant, ISO 8601. */
  readonly madeAt: string
  /** The log as its person sees it from now on. */
  readonly shown: Logsheet
  /** The server's answer, if that was no. */
  readonly refusal: ProblemBody | null
  /** After a refusal: the server's version that its person has seen since, which another try changes. */
  readonly base: string | null
}

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

/** What a local name stands for once the server has answered. */
export type Named = { readonly name: string; readonly person: string; readonly real: string; readonly at: number }
