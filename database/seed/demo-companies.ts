import { sql } from 'kysely'
import type { AddressRequest } from '#contract/addresses.ts'
import { panOf } from '#contract/gstin.ts'
import { insertCompany } from '#server/modules/company/company.store.ts'
import { putAddresses } from '#server/modules/company/company-profile.ts'
import { embeddedGstDirectory } from '#server/modules/company/gst-directory.ts'
import { addSite } from '#server/modules/project-sites/project-sites.ts'
import { admit, deactivateMember, setAcceptLimit } from '#server/modules/session/memberships.ts'
import { insertRequest } from '#server/modules/users/access-requests.store.ts'
import { invite } from '#server/modules/users/invitations.ts'
import type { Transaction } from '#server/platform/action.ts'
import { type Clock, secondsAfter } from '#server/platform/clock.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { customer } from '#server/platform/principal.ts'
import { demoPeople } from './demo-people.ts'
import { seededId } from './seeded-id.ts'

const address = (addressName: string, addressLine1: string, place: [city: string, state: string, pincode: string]) => ({
  addressName,
  addressLine1,
  addressLine2: null,
  city: place[0],
  state: place[1],
  country: 'India' as const,
  pincode: place[2],
  addressType: 'SITE' as const,
})

type Story = {
  gstin: string
  admin: keyof typeof demoPeople
  billingAddress: AddressRequest
  /** The last one is the newest, so lists show it first. */
  sites: AddressRequest[]
}

const stories: Record<'deccan' | 'konkan', Story> = {
  deccan: {
    gstin: '27ZZXCB9949G1ZM',
    admin: 'deccanAdmin',
    billingAddress: {
      ...address('Registered office', '4th Floor, Kalyani Chambers, Senapati Bapat Road', [
        'Pune',
        'Maharashtra',
        '411016',
      ]),
      addressType: 'BILLING',
    },
    sites: [
      address('Nerul Depot', 'Plot 18, Sector 11, Nerul', ['Navi Mumbai', 'Maharashtra', '400706']),
      address('Nesco Hall 4', 'Western Express Highway, Goregaon East', ['Mumbai', 'Maharashtra', '400063']),
      address('Kharadi Tower B', 'Survey 62, Kharadi Bypass Road', ['Pune', 'Maharashtra', '411014']),
    ],
  },
  konkan: {
    gstin: '29ZZZFB4934Y2ZP',
    admin: 'konkanAdmin',
    billingAddress: {
      ...address('Registered office', '2nd Floor, Netravati Plaza, Bejai Main Road', [
        'Mangaluru',
        'Karnataka',
        '575004',
      ]),
      addressType: 'BILLING',
    },
    sites: [address('Panambur Jetty', 'Berth 7, New Mangalore Port Road', ['Mangaluru', 'Karnataka', '575010'])],
  },
}

export const demoCompanies = { deccan: seededId(stories.deccan.gstin), konkan: seededId(stories.konkan.gstin) }

const DAY_SECONDS = 24 * 3600
/** In paise: what Imran may accept alone. */
const ONE_LAKH = 10_000_000
const gst = embeddedGstDirectory()

/** Creates the company and its administrator. Returns false if the company exists; then it is left as it is. */
async function foundCompany(transaction: Transaction, companyId: string, { gstin, admin, billingAddress }: Story) {
  const { accountId: createdBy } = demoPeople[admin]
  const holder = await gst.lookUp(gstin)
  if (!holder) throw new Error(`The embedded GST directory does not know ${gstin}.`)
  const { name, address: registeredAddress } = holder
  const named = { companyName: name, registeredName: name, registeredAddress, gstTreatment: 'business_gst' as const }
  if (!(await insertCompany(transaction, { companyId, gstin, pan: panOf(gstin) ?? '', createdBy, ...named })))
    return false
  await admit(transaction, createdBy, { companyId, role: 'ROLE_ADMIN' })
  await putAddresses(transaction.tx, companyId, { billingAddress })
  return true
}

/** Every relation to a company: a user, a deactivated one, one who requested access, one who is invited. */
async function gatherAround({ tx, now }: Transaction, companyId: string, founded: Date) {
  const { deccanAdmin, deccanUser, deactivated, waiting, invited } = demoPeople
  for (const { accountId } of [deccanUser, deactivated])
    await admit({ tx, now: founded }, accountId, { companyId, role: 'ROLE_USER' })
  await setAcceptLimit(tx, companyId, deccanUser.accountId, ONE_LAKH)
  await deactivateMember({ tx, now: founded }, companyId, deactivated.accountId)
  const yesterday = secondsAfter(now, -DAY_SECONDS)
  const message = 'I look after the plant at Kharadi and would like to send enquiries for it.'
  const accessRequestId = seededId('access request')
  const holderName = (await gst.lookUp(stories.deccan.gstin))?.name ?? null
  const request = { accessRequestId, companyId, accountId: waiting.accountId, holderName, message }
  await insertRequest({ tx, now: yesterday }, request, secondsAfter(yesterday, -DAY_SECONDS))
  const { firstName, lastName, verified } = invited
  const typed = { firstName, lastName, phone: verified[0], email: verified[1], userRole: 'ROLE_USER' as const }
  const by = customer(deccanAdmin.accountId, companyId)
  await invite({ tx, now: yesterday, by, companyId }, typed)
}

/** Imran signs the logs of two of Deccan's sites. */
const assignEngineer = (tx: Queryable, companyId: string, assignedAt: Date) =>
  tx.rows(sql`
    insert into site_assignment (address_id, account_id, company_id, is_engineer, assigned_at)
    select address_id, ${demoPeople.deccanUser.accountId}, company_id, true, ${assignedAt} from project_site
    where company_id = ${companyId} and address_name in ('Kharadi Tower B', 'Nerul Depot')`)

/** Creates the demo's two companies at `founded`, with their people and project sites. */
export async function seedDemoCompanies(db: Database, clock: Clock, founded: Date) {
  for (const [name, story] of Object.entries(stories)) {
    const companyId = demoCompanies[name as keyof typeof stories]
    const admin = customer(demoPeople[story.admin].accountId, companyId)
    const isNew = await db.serving('identity').as(admin, async (tx) => {
      const made = await foundCompany({ tx, now: founded }, companyId, story)
      if (made && story.admin === 'deccanAdmin') await gatherAround({ tx, now: clock() }, companyId, founded)
      return made
    })
    if (!isNew) continue
    // A second apart, because lists show the newest first.
    for (const [at, site] of story.sites.entries())
      await addSite({ db, clock: () => secondsAfter(founded, at) }, admin, site)
    await db.as(admin, (tx) => assignEngineer(tx, companyId, founded))
  }
}
