import { sql } from 'kysely'
import { addDays, dateInIndia, timeInIndia } from '#contract/dates.ts'
import { addToCart, listCart, removeFromCart } from '#server/modules/cart/cart.ts'
import { submitEnquiry } from '#server/modules/enquiries/enquiries.ts'
import { insertNote, setAssignee } from '#server/modules/enquiries/handling.store.ts'
import { insertMessage } from '#server/modules/enquiries/messages.store.ts'
import { listSites } from '#server/modules/project-sites/project-sites.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type DemoTools, playQuotes } from './demo-quotes.ts'
import { kavita } from './demo-staff.ts'
import { stories } from './demo-stories.ts'
import type { Buyer, Story } from './demo-story.ts'
import { quietly } from './quietly.ts'
import { seededId } from './seeded-id.ts'

/** Clears the cart that an interrupted start left behind. */
async function emptyCart(tools: Tools, by: Buyer) {
  const { items } = await listCart(tools, by)
  for (const { enquiryCartLineItemId } of items) await removeFromCart(tools, by, enquiryCartLineItemId)
}

async function placeOf(tools: Tools, by: Buyer, to: Story['to']) {
  if ('address' in to) return { deliveryAddress: to.address, projectSiteId: null }
  const { projectSites } = await listSites(tools, by, { page: 0, size: 1, filter: to.site })
  return { deliveryAddress: null, projectSiteId: projectSites.content[0]?.addressId ?? null }
}

const timeOf = (ago: Story['ago'], now: Date) =>
  'minutes' in ago ? secondsAfter(now, -60 * ago.minutes) : timeInIndia(addDays(dateInIndia(now), -ago.days), '15:30')

async function play({ db, clock, ...rest }: DemoTools, story: Story) {
  const { by, ago, to, lines, city, notes, poNumber, operatorRequired = false } = story
  const at = timeOf(ago, clock())
  const then = { db, clock: () => at }
  await emptyCart(then, by)
  for (const [slug, details] of Object.entries(lines)) await addToCart(then, by, seededId(slug), details)
  const startDate = addDays(dateInIndia(at), 5)
  const asked = { city, notes, startDate, operatorRequired, poNumber: poNumber ?? null }
  const { enquiryId } = await submitEnquiry(then, by, undefined, { ...asked, ...(await placeOf(then, by, to)) })
  await handle(then, story, enquiryId)
  await playQuotes({ ...rest, ...then }, enquiryId, { at, steps: story.steps ?? [] })
}

/** Replays the handling of an enquiry at the desk; nobody is notified. */
async function handle({ db, clock }: Tools, { by, taken, said = [] }: Story, enquiryId: string) {
  if (taken) await act({ db, clock }, kavita, ({ tx }) => setAssignee(tx, enquiryId, kavita.accountId))
  let no = 0
  for (const { as, minutesLater, text } of said) {
    const then = { db, clock: () => secondsAfter(clock(), 60 * minutesLater) }
    if (as === 'NOTE')
      await act(then, kavita, (action) => insertNote(action, { noteId: newId(), enquiryId, no: 1, text }))
    else {
      no += 1
      const message = { enquiryId, no, text }
      await act<Staff | Buyer, string>(then, as === 'DESK' ? kavita : by, (action) => insertMessage(action, message))
    }
  }
}

/** Creates the demo's earlier enquiries through the same use cases as the API; those that are there stay as they are. */
export async function seedDemoEnquiries(tools: DemoTools) {
  const asked = await tools.db.asOwner((owner) => owner.rows(sql<{ notes: string | null }>`select notes from enquiry`))
  const told = new Set(asked.map(({ notes }) => notes))
  for (const story of stories) if (!told.has(story.notes)) await quietly(tools, () => play(tools, story))
}
