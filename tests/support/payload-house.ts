// A house in which every text is a payload: what customers, visitors and staff have typed.
import { dateInIndia } from '#contract/dates.ts'
import { isLine, isNote } from '#contract/fields.ts'
import '#web/platform/desk-paths.ts'
import '#web/platform/signed-in-paths.ts'
import type { Call } from './call-at.ts'
import { aLift } from './desk-products.ts'
import { payloads } from './payloads.ts'
import { aCard } from './rate-cards.ts'
import { enquiryBody, site } from './sample-enquiry.ts'
import { anEmail } from './session.ts'
import { aYard } from './world.ts'

const trimmed = payloads.map((payload) => payload.trim()).filter((payload) => payload.length > 2)
export const notes = trimmed.filter(isNote)
const lines = trimmed.filter((payload) => payload.length <= 60 && isLine(payload))

/** Payloads in paragraphs of about 1900 characters, within the bounds of any note. */
function chapters() {
  const found = ['']
  for (const payload of notes) {
    const longer = `${found.at(-1)}\n\n${payload}`
    if (longer.length > 1900) found.push(payload)
    else found[found.length - 1] = longer
  }
  return found
}
export const CHAPTERS = chapters()

let taken = 0
const nextLine = () => lines[taken++ % lines.length] ?? ''

/** Machines with payloads in each text, on the public site; their slugs. */
async function machines(owner: Call) {
  const slugs: string[] = []
  for (const description of CHAPTERS) {
    const { product } = await owner('addProduct', {
      body: aLift({
        name: nextLine(),
        make: nextLine(),
        model: nextLine(),
        description,
        applications: Array.from({ length: 12 }, nextLine),
        rateIncludes: nextLine(),
        mobilisation: { mode: 'truck', note: nextLine() },
        fuel: { type: 'diesel', consumption: nextLine(), note: nextLine() },
      }),
    })
    const { slug, productId } = product
    const on = { params: { slug }, headers: { 'if-match': '*' } }
    await owner('addRateCard', { body: aCard(productId, dateInIndia(new Date())) })
    await owner('setProductCities', { ...on, body: { cities: ['pune'] } })
    await owner('publishProduct', { ...on, body: {} })
    slugs.push(slug)
  }
  return slugs
}

/** An enquiry about a machine, with messages of both sides and notes; its id. */
async function enquiry(admin: Call, owner: Call, productId: string) {
  const body = { ...enquiryBody(new Date()), deliveryAddress: nextLine(), notes: CHAPTERS[0]?.slice(0, 500) ?? '' }
  await admin('addCartItem', { body: { productId } })
  const { enquiryId } = await admin('submitEnquiry', { body, headers: {} })
  const on = { params: { id: enquiryId } }
  for (const text of CHAPTERS) {
    await admin('sendEnquiryMessage', { ...on, headers: {}, body: { text } })
    await owner('writeToCustomer', { ...on, headers: {}, body: { text } })
    await owner('addEnquiryNote', { ...on, body: { text } })
  }
  return enquiryId
}

/** Fills the product at which these two are signed in. Returns the addresses of the pages that show it. */
export async function payloadHouse(admin: Call, owner: Call) {
  const visitor = {
    name: 'Meera "><b class=s13>',
    email: anEmail(),
    phone: '',
    message: CHAPTERS[0] ?? '',
    website: '',
  }
  await admin('sendContactMessage', { body: visitor })
  for (let times = 0; times < 10; times += 1) {
    await admin('addProjectSite', { body: { ...site, addressName: nextLine(), addressLine1: nextLine() } })
    await owner('addYard', { body: aYard({ name: nextLine(), address: nextLine() }) })
  }
  const slugs = await machines(owner)
  const { products } = await owner('listDeskProducts', { query: { sort: '-changed', size: '1' } })
  const enquiryId = await enquiry(admin, owner, products.content[0]?.productId ?? '')
  const { Company } = await admin('getCompanyProfile')
  const { companies } = await owner('listCompanies', { query: { filter: Company.gstin } })
  const companyId = companies.content[0]?.companyId ?? ''
  for (const text of CHAPTERS) await owner('addCustomerNote', { params: { id: companyId }, body: { text } })
  const { contactMessages } = await owner('listContactMessages', { query: {} })
  const { settings } = await owner('getSettings')
  const { settings: saved } = await owner('saveSettings', {
    headers: { 'if-match': '*' },
    body: {
      company: { ...settings.company, tradeName: nextLine(), legalName: '"><img class=s13 src=x onerror=s13()>' },
      texts: { ...settings.texts, terms: CHAPTERS.join('\n\n'), privacy: notes.map((note) => `- ${note}`).join('\n') },
    },
  })
  return [
    '/terms',
    '/privacy',
    '/rental/pune',
    '/rental/pune/equipments?sort=name',
    ...slugs.map((slug) => `/rental/pune/equipment/${slug}`),
    '/my-rental/manage-enquiry',
    `/my-rental/manage-enquiry/${enquiryId}`,
    '/my-rental/company/project-sites',
    '/my-rental/company/overview',
    '/desk/enquiries',
    `/desk/enquiries/${enquiryId}`,
    '/desk/customers',
    `/desk/customers/${companyId}`,
    '/desk/messages',
    `/desk/messages/${contactMessages.content[0]?.messageId}`,
    '/desk/products?sort=-changed',
    `/desk/products/${slugs[0]}`,
    '/desk/yards',
    '/desk/audit',
    '/desk/rate-card',
    '/desk/settings',
    '/desk/settings/texts',
    `/desk/settings/versions/${saved.version}`,
  ]
}
