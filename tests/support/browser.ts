import { setTimeout as pause } from 'node:timers/promises'
import axe, { type Result, type RunOptions } from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { type Call, callAt } from './call-at.ts'
import { complaintsOf } from './complaints.ts'
import { barriersIn, CHROMIUM_ARGS, DESKTOP, WCAG, windowOf } from './screens.ts'
import { NEWCOMER, OWNER, type Person, type SALES, takeSession } from './session-stock.ts'

export { DESKTOP, PHONE } from './screens.ts'

const PICTURE_AT_MOST_MS = 20_000

type Storage = Record<string, string>
type Open = { readonly context: BrowserContext; readonly page: Page; readonly complaints: string[] }

const calls = new WeakMap<Page, Call>()
/** Shared by all files of a worker; it ends with the worker. */
let browser: Browser | undefined

/** An API client with the token of this page's person, as opened by `signedInPage`; it does not load the page. */
export async function callAs(page: Page): Promise<Call> {
  const call = calls.get(page)
  if (call === undefined) throw new Error('Nobody was signed in on this page as it was opened.')
  return call
}

/**
 * A browser for a test file; call this once at its top. Each page is a separate person (storage, cookies).
 * After each test its pages are closed, and complaints in their console fail the test.
 */
export function aBrowser() {
  const { url, shelf, chromium: executablePath } = inject('product')
  const open: Open[] = []
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  })
  afterEach(async ({ task }) => {
    const pages = open.splice(0)
    const complaints = pages.flatMap((opened) => opened.complaints)
    const failed = complaints.length > 0 || task.result?.state === 'fail'
    if (failed) await Promise.all(pages.map(({ page }, n) => lastPicture(page, `failed ${task.name} ${n + 1}`)))
    await Promise.all(pages.map(({ context }) => context.close()))
    expect(complaints).toEqual([])
  })

  /** A new person's page of that width; `storage` is the browser's earlier storage. */
  async function openPage(width: number = DESKTOP, storage: Storage = {}, javaScriptEnabled = true): Promise<Page> {
    if (!browser) throw new Error('The browser is open only inside tests.')
    const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
    const context = await browser.newContext({
      baseURL: url,
      viewport: windowOf(width),
      locale: 'en-IN',
      javaScriptEnabled,
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    })
    if (javaScriptEnabled) context.on('page', waitsForLife)
    const page = await context.newPage()
    open.push({ context, page, complaints: complaintsOf(page) })
    return page
  }

  /** A page of a signed-in person with a session of its own, without sending a code (storage key: specification 9). */
  async function signedInPage(person: Person = NEWCOMER, width: number = DESKTOP): Promise<Page> {
    const body = { refreshToken: takeSession(shelf, person) }
    const { accessToken, refreshToken } = await callAt(url)('refreshTokens', { body })
    const page = await openPage(width, { refreshToken })
    calls.set(page, callAt(url, accessToken))
    return page
  }

  /** A page at the desk, of the demo's owner or another person there, with a session of its own, without a code. */
  const deskPage = (person: typeof OWNER | typeof SALES = OWNER, width: number = DESKTOP) =>
    openPage(width, { 'desk.refreshToken': takeSession(shelf, person) })

  /** A page in a browser without JavaScript. */
  const pageWithoutScripts = (width: number = DESKTOP) => openPage(width, {}, false)

  return { openPage, signedInPage, deskPage, pageWithoutScripts, url }
}

/** Waits until the page reacts, because earlier clicks may be lost. */
export const started = (page: Page) => page.waitForFunction(() => 'yantraStarted' in globalThis)

/** Navigates and waits until the page reacts. Tests that look earlier choose what to wait for (`waitUntil`). */
function waitsForLife(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const reply = await goto(address, options)
    if (reply && options?.waitUntil === undefined) await started(page)
    return reply
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const reply = await reload(options)
    if (options?.waitUntil === undefined) await started(page)
    return reply
  }
}

/**
 * Fails on accessibility violations (WCAG 2.2 A and AA, serious and critical).
 * It skips the footer, half the work of most screens and the same on all of them; tests of whole pages include it.
 */
export async function noSeriousAxeViolations(page: Page, leftOut: readonly string[] = ['#footer']): Promise<void> {
  const violations = await axeViolations(page, WCAG, leftOut)
  expect(barriersIn(violations)).toEqual([])
}

/** The violations that axe finds. A page loads axe once, because its half megabyte takes as long as a check. */
export async function axeViolations(
  page: Page,
  options: RunOptions,
  exclude: readonly string[] = [],
): Promise<Result[]> {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe.source)
  const [context, how] = [JSON.stringify({ exclude }), JSON.stringify(options)]
  return page.evaluate(`axe.run(${context}, ${how}).then(({ violations }) => violations)`)
}

/** Pictures are for people and cost about a minute per run: `npm run e2e` takes them, `npm test` does not. */
const PICTURES = process.env['PICTURES'] === 'on'

/** If pictures are on, saves the whole page in `test-results/screens`, with its width in the name. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (PICTURES) await picture(page, name)
}

/** Takes the picture of a failed test's page, but does not wait for a page that hangs. */
const lastPicture = (page: Page, name: string) => Promise.race([picture(page, name), pause(PICTURE_AT_MOST_MS)])

async function picture(page: Page, name: string) {
  const width = page.viewportSize()?.width ?? 0
  const path = `test-results/screens/${name.replaceAll(/[^\w-]+/g, '-')}-${width}.png`
  // Lazy images below the screen would be missing.
  await page.locator('img').evaluateAll((images) =>
    Promise.allSettled(
      images.map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )
  await page.screenshot({ path, fullPage: true })
}
