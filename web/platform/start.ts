import { language } from '#contract/texts/language.en.ts'
import { startTexts } from '#contract/texts/shell.start.en.ts'
import choice from './language-choice.js?raw'
import guard from './start-guard.js?raw'

const withoutComments = (script: string) => script.replace(/^\s*(\/\/.*)?\n/gm, '').replace(/^\s+/gm, '')

/**
 * Runs before everything else: leads on to the language chosen on this device, and tells when the app itself can't come.
 * The browser's bundle has no use for it.
 */
export const startGuard = import.meta.env.SSR ? withoutComments((language.base === '' ? choice : '') + guard) : ''

/** Attributes of the guard's script element. */
export const startGuardTexts = import.meta.env.SSR
  ? { 'data-title': startTexts.title, 'data-text': startTexts.text, 'data-retry': startTexts.retry }
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
