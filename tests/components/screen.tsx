import axe from 'axe-core'
import { afterEach, expect, inject } from 'vitest'
import { commands, type Locator, page, userEvent } from 'vitest/browser'
import type { Claims } from '#contract/session.ts'
import type { StaffRole } from '#contract/staff.ts'
import { language } from '#contract/texts/language.en.ts'
import { barriersIn, DESKTOP, PHONE, WCAG, windowOf } from '#tests/support/screens.ts'
import { failOnComplaints } from './complaints.ts'
import { keepDrawing } from './drawing.ts'
import { serveNobody, serveOnly, setStaffRole } from './fake-server.ts'
import { refreshStores } from './fresh-stores.ts'
import type { Replies } from './replies.ts'
import { accessTokenOf, claimsOf, deskClaims, type Person } from './somebody.ts'
import { selfAs } from './staff.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The colour scheme of the person at the screen. */
    prefers: (colorScheme: 'light' | 'dark') => Promise<void>
  }
}

type Visit = {
  /** By default nobody is signed in. */
  as?: Person
  /** Signed in at the desk with this role. */
  atDesk?: StaffRole
  claims?: Partial<Claims>
  width?: number
  /** The server's answers; a call without a reply fails the test. */
  replies?: Replies
  /** Reloads the previous page in its tab, with its storage. */
  reloaded?: boolean
}

/** The calls of every page's frame when somebody is signed in. */
export const OF_THE_FRAME: Replies = {
  listCartItems: { items: [], version: 1 },
  readNotifications: undefined,
  listNotifications: {
    notifications: { content: [], page: 0, size: 20, totalElements: 0, totalPages: 0 },
    unread: 0,
    language: language.code,
  },
}

/** Screens for one test file; call this once at its top. Each visit is a person with a fresh browser. */
export function aScreen() {
  let close = () => {}
  failOnComplaints()
  keepDrawing()
  afterEach(async () => {
    close()
    close = () => {}
    serveNobody()
    await freshBrowser()
  })

  /** Shows the real page at this address within the site; returns its router. */
  return async function visit(address: string, { as, claims, reloaded = false, ...more }: Visit = {}) {
    const { width = DESKTOP, replies = {}, atDesk } = more
    close()
    if (reloaded) await freshPage()
    else await freshBrowser()
    const { height } = windowOf(width)
    await page.viewport(width, height)
    document.documentElement.lang = language.locale
    document.title = 'Yantra'
    serveOnly({ ...(as === undefined ? {} : OF_THE_FRAME), ...(atDesk && { getDeskSelf: selfAs(atDesk) }), ...replies })
    setStaffRole(atDesk)
    // Loaded after the fake server is set, because the session wraps the current transport.
    const [{ showSite }, { begin, beginAtDesk }] = await Promise.all([import('./site.tsx'), import('./session.ts')])
    begin(as === undefined ? undefined : accessTokenOf(claimsOf(as, claims)))
    if (atDesk) beginAtDesk(accessTokenOf(deskClaims()))
    const site = await showSite(address)
    close = site.close
    return site.router
  }
}

async function freshPage() {
  const { clearAnswers } = await import('./session.ts')
  clearAnswers()
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

/** The texts of all matches, in order. */
export const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent)

export const heading = (name: string | RegExp) => page.getByRole('heading', { name, exact: true })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const field = (label: string) => page.getByLabelText(label)
export const notice = (title: string | RegExp) => page.getByRole('alertdialog', { name: title })
export const press = (name: string) => button(name).click()

/** Whether the running test is one of two, of which the other has the other width. */
const runsAtEachWidth = () => /\b(390|1280) px\b/.test(expect.getState().currentTestName ?? '')

/** The widths of a state; that of the test comes last, because the test continues with it. */
function widthsToLookAt() {
  if (runsAtEachWidth()) return [innerWidth]
  return innerWidth === PHONE ? [DESKTOP, PHONE] : [PHONE, DESKTOP]
}

/** Checks a state of a screen at both widths: no overflow and no axe violation. */
export async function looked(name: string) {
  for (const width of widthsToLookAt()) await lookedAt(width, name)
}

async function lookedAt(width: number, name: string) {
  await page.viewport(width, windowOf(width).height)
  await nothingMoves()
  // From the top, because a sticky bar would cover content scrolled under it.
  scrollTo(0, 0)
  expect({ width, over: document.documentElement.scrollWidth - innerWidth }).toEqual({ width, over: 0 })
  const folder = inject('pictures')
  if (folder) await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}-${width}.png` })
  const { violations } = await axe.run({ exclude: ['#footer'] }, WCAG)
  expect({ width, barriers: barriersIn(violations) }).toEqual({ width, barriers: [] })
}

/** Waits for transitions: colours and widths may change one part after another. */
async function nothingMoves() {
  for (let still = 0; still < 2; still = document.getAnimations().length === 0 ? still + 1 : 0)
    await new Promise(requestAnimationFrame)
}

/** The same in dark mode. */
export async function lookedInTheDark(name: string) {
  await commands.prefers('dark')
  await looked(`${name} dark`)
  await commands.prefers('light')
}

/** Waits for the message with this title and text and closes it. */
export async function told(title: string, text: string | RegExp) {
  const dialog = notice(title)
  await seen(dialog.getByText(text))
  await dialog.getByRole('button', { name: 'Okay' }).click()
  await gone(dialog)
}

/** The same for a success that needs no answer: a line at the edge. */
export async function toasted(title: string, text: string | RegExp) {
  const toast = page.getByRole('region', { name: title })
  await seen(toast.getByText(text))
  await toast.getByRole('button', { name: 'Close' }).click()
  await gone(toast)
}

/** Presses Tab until this has the focus, like a person without a mouse. */
export async function tabTo(target: Locator) {
  for (let steps = 0; steps < 80; steps += 1) {
    await userEvent.tab()
    if (target.query() === document.activeElement) return
  }
  throw new Error(`The focus never came to ${target.asLocator()}.`)
}
