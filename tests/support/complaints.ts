import type { Page } from 'playwright'

/** Kinds of requests that a test may have refused: pages that do not exist, calls with wrong input. */
const MAY_BE_REFUSED = new Set(['document', 'fetch', 'xhr'])

/** Collects errors of a page: scripts, console, content security policy, missing files, 5xx. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // Failed responses are checked below, where the status is known.
    const isAboutStatus = message.text().startsWith('Failed to load resource')
    // Trusted Types violations are only reports, not errors.
    const isAboutMarkup = /require.*'Trusted(HTML|Script|ScriptURL)'/.test(message.text())
    if ((message.type() === 'error' && !isAboutStatus) || isAboutMarkup) complaints.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    const lowest = MAY_BE_REFUSED.has(response.request().resourceType()) ? 500 : 400
    if (response.status() >= lowest) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return complaints
}
