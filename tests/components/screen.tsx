import axe from 'axe-core'
import { afterEach, expect, inject } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import type { Claims } from '#contract/session.ts'
import { language } from '#contract/texts/language.en.ts'
import { barriersIn, DESKTOP, PHONE, WCAG, windowOf } from '#tests/support/screens.ts'
import { failOnComplaints } from './complaints.ts'
import { serveNobody, serveOnly } from './fake-server.ts'
import { refreshStores } from './fresh-stores.ts'
import type { Replies } from './replies.ts'
import { accessTokenOf, claimsOf, type Person } from './somebody.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The colours the person at the screen has chosen. */
    prefers: (colorScheme: 'light' | 'dark') => Promise<void>
  }
}

type Visit = {
  /** Nobody is signed in unless said. */
  as?: Person
  claims?: Partial<Claims>
  width?: number
  /** What the server answers; a call without a reply fails the test. */
  replies?: Replies
  /** The page before is loaded again in its own tab, which has kept what was stored. */
  reloaded?: boolean
}

/** What the frame of every page asks when somebody is signed in. */
const OF_THE_FRAME: Replies = { listCartItems: { items: [], version: 1 } }

/** Screens for one test file, called once at its top. Each visit is somebody at a fresh browser. */
export function aScreen() {
  let close = () => {}
  failOnComplaints()
  afterEach(async () => {
    close()
    close = () => {}
    serveNobody()
    await freshBrowser()
  })

  /** The real page at that address, in the site as the product shows it; answers its router. */
  return async function visit(address: string, { as, claims, reloaded = false, ...more }: Visit = {}) {
    const { width = DESKTOP, replies = {} } = more
    close()
    if (reloaded) await freshPage()
    else await freshBrowser()
    const { height } = windowOf(width)
    await page.viewport(width, height)
    document.documentElement.lang = language.locale
    document.title = 'Yantra'
    serveOnly({ ...(as === undefined ? {} : OF_THE_FRAME), ...replies })
    // Loaded once the fake server stands, as the session puts its transport over what is there.
    const [{ showSite }, { begin }] = await Promise.all([import('./site.tsx'), import('./session.ts')])
    begin(as === undefined ? undefined : accessTokenOf(claimsOf(as, claims)))
    const site = await showSite(address)
    close = site.close
    return site.router
  }
}

async function freshPage() {
  const { forgetAnswers } = await import('./session.ts')
  forgetAnswers()
  refreshStores()
}

async function freshBrowser() {
  const { signOut } = await import('./session.ts')
  signOut()
  await freshPage()
  localStorage.clear()
  sessionStorage.clear()
  await commands.prefers('light')
}

export const seen = (locator: Locator) => expect.element(locator).toBeVisible()
export const gone = (locator: Locator) => expect.element(locator).not.toBeInTheDocument()
export const focused = (locator: Locator) => expect.element(locator).toHaveFocus()

/** The texts of all that are found, in their order. */
export const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent)

export const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const field = (label: string) => page.getByLabelText(label)
export const notice = (title: string | RegExp) => page.getByRole('alertdialog', { name: title })
export const press = (name: string) => button(name).click()

/** A state of a screen, on a phone and at a desk: nothing wider than the window, and nothing keeps anybody out. */
export async function looked(name: string) {
  // Last as the test goes on with it.
  for (const width of innerWidth === PHONE ? [DESKTOP, PHONE] : [PHONE, DESKTOP]) await lookedAt(width, name)
}

async function lookedAt(width: number, name: string) {
  await page.viewport(width, windowOf(width).height)
  await nothingMoves()
  // From its top, as a bar that stays would lie over whatever was scrolled under it.
  scrollTo(0, 0)
  expect({ width, over: document.documentElement.scrollWidth - innerWidth }).toEqual({ width, over: 0 })
  if (inject('pictures'))
    await page.screenshot({ path: `/test-results/screens/${name.replaceAll(' ', '-')}-${width}.png` })
  const { violations } = await axe.run({ exclude: ['#footer'] }, WCAG)
  expect({ width, barriers: barriersIn(violations) }).toEqual({ width, barriers: [] })
}

/** Other colours and another width may pass over from the old ones, one part after the other. */
async function nothingMoves() {
  for (let still = 0; still < 2; still = document.getAnimations().length === 0 ? still + 1 : 0)
    await new Promise(requestAnimationFrame)
}

/** The same in the dark. */
export async function lookedInTheDark(name: string) {
  await commands.prefers('dark')
  await looked(`${name} dark`)
  await commands.prefers('light')
}

/** Waits for the message with this title and text, and closes it. */
export async function told(title: string, text: string | RegExp) {
  const dialog = notice(title)
  await seen(dialog.getByText(text))
  await dialog.getByRole('button', { name: 'Okay' }).click()
  await gone(dialog)
}

/** Goes on by Tab until this has the focus, as somebody without a mouse does. */
export async function tabTo(target: Locator) {
  for (let steps = 0; steps < 80; steps += 1) {
    await userEvent.tab()
    if (target.query() === document.activeElement) return
  }
  throw new Error(`The focus never came to ${target.asLocator()}.`)
}
