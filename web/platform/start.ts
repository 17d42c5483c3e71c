import { startMessages } from '#contract/messages/shell.start.en.ts'
import guard from './start-guard.js?raw'

/** Runs before everything else and tells when the app itself can't come; the browser's bundle has no use for it. */
export const startGuard = import.meta.env.SSR ? guard.replace(/^\s*(\/\/.*)?\n/gm, '').replace(/^\s+/gm, '') : ''

/** Attributes of the guard's script element. */
export const startGuardTexts = import.meta.env.SSR
  ? { 'data-title': startMessages.title, 'data-text': startMessages.text, 'data-retry': startMessages.retry }
  : {}

declare global {
  interface Window {
    /** Says that the page reacts; the start guard and the browser tests look at it. */
    yantraStarted?: true
  }
}

export function markStarted() {
  window.yantraStarted = true
}

/** The words the routes ask for when starting fails; only the console gets the reason. */
export function reportStartFailure(reason: unknown) {
  if (window.yantraStarted) return
  // oxlint-disable-next-line no-console -- a failure while starting is to be found in the console (routes.md)
  console.error(`Yantra could not start: ${reason instanceof Error ? reason.message : String(reason)}`)
}
