import { language } from '#contract/texts/language.en.ts'

/** The pages that the worker answers: the customer's rentals, in this language. */
const SCOPE = `${language.base}/my-rental/`

type Rules = { createScriptURL: (address: string) => string }
type Policies = { createPolicy: (name: string, rules: Rules) => Rules }

/** Trusted Types want the address of a worker from a policy, which `server/platform/pages.ts` allows by name. */
const policies = (globalThis as unknown as { trustedTypes?: Policies }).trustedTypes
const policy = policies?.createPolicy('yantra-worker', { createScriptURL: (own) => own })
const ADDRESS = `${language.base}/sw.js`

/**
 * Installs the worker of this language, which keeps the field's pages for the time without a signal. Browsers without
 * workers, and addresses without TLS, have none.
 */
export async function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  // Kept pages are a comfort: whoever blocks them can work with a signal.
  await navigator.serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS, { scope: SCOPE }).catch(() => {})
}

type Syncing = { readonly sync?: { readonly register: (tag: string) => Promise<void> } }

/** Asks the browser to wake the pages once there is a signal, where it can. */
export async function askToWake() {
  if (!('serviceWorker' in navigator)) return
  const { sync } = (await navigator.serviceWorker.ready) as Syncing
  await sync?.register('outbox')
}
