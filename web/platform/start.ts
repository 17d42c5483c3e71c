import { language } from '#contract/texts/language.en.ts'
import { startTexts } from '#contract/texts/shell.start.en.ts'
import choice from './language-choice.js?raw'
import guard from './start-guard.js?raw'

const withoutComments = (script: string) => script.replace(/^\s*(\/\/.*)?\n/gm, '').replace(/^\s+/gm, '')

/**
 * Runs before everything else: redirects to the language chosen on this device, and reports when the app itself cannot
 * load. The browser bundle does not need it.
 */
export const startGuard = import.meta.env.SSR ? withoutComments((language.base === '' ? choice : '') + guard) : ''

/** Attributes of the guard's script element. */
export const startGuardTexts = import.meta.env.SSR
  ? { 'data-title': startTexts.title, 'data-text': startTexts.text, 'data-retry': startTexts.retry }
  : {}

declare global {
  interface Window {
    /** Whether the page is interactive; the start guard and the browser tests read it. */
    yantraStarted?: true
  }
}

export function markStarted() {
  window.yantraStarted = true
}

/** The text that routes.md prescribes when starting fails; the reason goes to the console only. */
export function reportStartFailure(reason: unknown) {
  if (window.yantraStarted) return
  // oxlint-disable-next-line no-console -- routes.md wants failures at start in the console
  console.error(`Yantra could not start: ${reason instanceof Error ? reason.message : String(reason)}`)
}
