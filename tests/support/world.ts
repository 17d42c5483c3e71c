import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { dateInIndia } from '#contract/dates.ts'
import type { StaffRole } from '#contract/staff.ts'
import { registrationToken } from '#server/modules/session/access-tokens.ts'
import { bankFor } from './bank.ts'
import { aChangingFile } from './changing-files.ts'
import { aColleague, aCompany } from './company.ts'
import { aContactMessage } from './contact-message.ts'
import type { CsvKind } from './csv-files.ts'
import { aPost } from './desk-posts.ts'
import { aLift } from './desk-products.ts'
import { fleetFor } from './fleet.ts'
import { jobsFor } from './hire.ts'
import { invoicesFor } from './invoices.ts'
import { logsheetsFor } from './logsheets.ts'
import { once, whileSignedIn } from './once.ts'
import { paymentsFor } from './payments.ts'
import { draftFor, quotesFor } from './quotes.ts'
import { aCard, type aChange, addCard, aLaterDay } from './rate-cards.ts'
import { enquiryBody, site } from './sample-enquiry.ts'
import { aPdf, aPicture } from './sample-files.ts'
import type { TestServer } from './server.ts'
import { aPhone } from './session.ts'
import { linksFor } from './signed-links.ts'
import { workplaceFor } from './site-people.ts'
import { budgetsFor } from './spend.ts'
import { summarySheetsFor } from './summary-sheets.ts'
import { deskUpload } from './upload.ts'

/** Every kind of caller: nobody, each kind of customer, people of two companies, a deactivated one, staff, a link's holder. */
export const actors = [
  'anonymous',
  'newUser',
  'individual',
  'userA',
  'adminA',
  'adminB',
  'deactivated',
  'owner',
  'sales',
  'operations',
  'accounts',
  'linkHolder',
] as const
export type Actor = (typeof actors)[number]

export type World = Awaited<ReturnType<typeof aWorld>>

export { site } from './sample-enquiry.ts'

/** A yard at the desk, each with a name of its own. */
export const aYard = (more: object = {}) => ({
  name: `Yard ${randomUUID().slice(0, 8)}`,
  city: 'pune',
  address: 'Gat 310, Chakan MIDC',
  pincode: '410501',
  latitude: 18.7606,
  longitude: 73.8635,
  ...more,
})

/** Two companies and the people around them, new each time; their things are created on first use. */
export async function aWorld(server: TestServer, productId: string) {
  const [a, b] = [await aCompany(server), await aCompany(server)]
  const individual = await server.signIn()
  const shutOut = await server.signIn()
  await a.join(shutOut.accountId, 'ROLE_USER')
  await server.db.rows(sql`update account set status = 'INACTIVE' where account_id = ${shutOut.accountId}`)
  const newUserPhone = aPhone()
  const tokens: Record<Actor, string | undefined> = {
    anonymous: undefined,
    newUser: await registrationToken(server.tools.tokens, newUserPhone),
    individual: individual.accessToken,
    userA: a.user.accessToken,
    adminA: a.admin.accessToken,
    adminB: b.admin.accessToken,
    deactivated: shutOut.accessToken,
    ...(await staffOf(server)),
    linkHolder: randomBytes(32).toString('base64url'),
  }
  return {
    a,
    b,
    tokens,
    newUserPhone,
    individualId: individual.accountId,
    companyA: async () => a.companyId,
    individualPhone: individual.phoneOrEmail,
    productId,
    now: server.clock.now(),
    today: dateInIndia(server.clock.now()),
    /** A picture that sales has uploaded for a machine. */
    photoFile: once(async () =>
      deskUpload(server, tokens.sales ?? '', { bytes: await aPicture('png'), purpose: 'product-photo' }),
    ),
    /** The same by operations, for a machine of the fleet. */
    fleetPhoto: once(async () =>
      deskUpload(server, tokens.operations ?? '', { bytes: await aPicture('png'), purpose: 'machine-photo' }),
    ),
    /** The same for a customer. */
    documentFile: once(() => deskUpload(server, tokens.sales ?? '', { bytes: aPdf, purpose: 'customer-document' })),
    /** A new document of company A. */
    customerDocument: () => aDocument(server, a.companyId),
    ...belongings(server, a, individual, productId),
  }
}

const shared = new WeakMap<TestServer, () => ReturnType<typeof staffTokens>>()

/** The same four people at the desk for all worlds of a server. */
function staffOf(server: TestServer) {
  const staff = shared.get(server) ?? whileSignedIn(server.clock.now, () => staffTokens(server))
  shared.set(server, staff)
  return staff()
}

/** Tokens of the four roles at the desk. */
async function staffTokens({ signInStaff }: TestServer) {
  const tokenOf = async (role: StaffRole) => (await signInStaff(role)).accessToken
  return {
    owner: await tokenOf('OWNER'),
    sales: await tokenOf('SALES'),
    operations: await tokenOf('OPERATIONS'),
    accounts: await tokenOf('ACCOUNTS'),
  }
}

type Company = Awaited<ReturnType<typeof aCompany>>
type Person = Company['user']

/** Things of company A and its user, each created once per world; an unknown id if it was not requested. */
function belongings(
  server: TestServer,
  { admin, user, gstin, join, companyId }: Company,
  individual: Person,
  productId: string,
) {
  const addItem = async () => (await user.call('addCartItem', { body: { productId } })).item.enquiryCartLineItemId
  const addColleague = async () => {
    const colleague = await server.signIn()
    await join(colleague.accountId, 'ROLE_USER')
    return colleague.accountId
  }
  const submit = async () => {
    if ((await user.call('listCartItems')).items.length === 0) await addItem()
    const body = enquiryBody(server.clock.now())
    return (await user.call('submitEnquiry', { body, headers: {} })).enquiryId
  }
  const askToJoin = async () => {
    await (await server.signIn()).call('requestCompanyAccess', { body: { gstnId: gstin } })
    return (await admin.call('listAccessRequests')).accessRequests[0]?.accessRequestId ?? ''
  }
  const invitePhone = async (phone: string) =>
    (await admin.call('addCompanyUser', { body: aColleague({ phone }) })).User.userId
  const inviteGuest = async () => {
    const phone = aPhone()
    await invitePhone(phone)
    return phone
  }
  const hires = jobsFor(server, { admin, productId, submit })
  const bills = invoicesFor(server, { admin, productId, submit })
  const logs = logsheetsFor(server, { admin, productId, submit })
  return {
    colleague: once(addColleague),
    ...workplaceFor(admin, site, addColleague),
    cartItem: once(addItem),
    enquiry: once(submit),
    /** A new draft for a new enquiry. */
    quoteDraft: async () => draftFor(server, await submit()),
    quoteToEdit: async () => (await draftFor(server, await submit())).quoteId,
    ...quotesFor(server, submit),
    ...fleetFor(server, productId),
    ...hires,
    ...logs,
    ...summarySheetsFor(server, { admin, productId, submit }),
    ...bills,
    ...bankFor(server),
    ...budgetsFor(server, { admin, submit }),
    ...paymentsFor(server, { companyId, invoice: bills.invoice }),
    ...linksFor(server, { admin, ...hires, ...logs }),
    accessRequest: once(askToJoin),
    invitation: once(() => invitePhone(individual.phoneOrEmail)),
    /** The phone of an invited person without an account. */
    guest: once(inviteGuest),
    colleagueAtDesk: once(async () => (await server.signInStaff('SALES')).accountId),
    /** The address of a machine that is not published yet. */
    newProduct: once(
      async () => (await (await server.atDesk('SALES')).call('addProduct', { body: aLift() })).product.slug,
    ),
    newPost: once(() => writePost(server)),
    publicPost: once(async () => {
      const id = await writePost(server)
      const sales = await server.atDesk('SALES')
      await sales.call('publishPost', { params: { id }, headers: { 'if-match': '*' }, body: {} })
      return id
    }),
    rateCard: once(async () => {
      const card = aCard(productId, aLaterDay(server.clock.now()))
      return (await addCard(await server.atDesk('SALES'), card)).rateCardId
    }),
    /** The digest of the preview of a change of rates. */
    digestOf: async (change: ReturnType<typeof aChange>) =>
      (await (await server.atDesk('SALES')).call('previewRateChange', { body: change })).digest,
    /** A file with one row that changes something, and the digest of its dry run. */
    csvFile: (kind: CsvKind) => aChangingFile(server, productId, kind),
    yard: once(async () => {
      const owner = await server.atDesk()
      return (await owner.call('addYard', { body: aYard() })).yard.yardId
    }),
    orphanRequest: once(async () => (await anOrphan(server)).accessRequestId),
    contactMessage: once(() => aContactMessage(server)),
    nothing: async () => randomUUID(),
  }
}

/** The id of a new draft. */
const writePost = async ({ atDesk }: TestServer) =>
  (await (await atDesk('SALES')).call('addPost', { body: aPost() })).post.postId

/** A company whose only administrator can no longer sign in, and a person who requests access to it. */
export async function anOrphan(server: TestServer) {
  const company = await aCompany(server)
  const person = await server.signIn()
  await person.call('requestCompanyAccess', { body: { gstnId: company.gstin, message: 'I am its director' } })
  const { accessRequests } = await company.admin.call('listAccessRequests')
  await server.db.rows(sql`update account set status = 'INACTIVE' where account_id = ${company.admin.accountId}`)
  return { company, person, accessRequestId: accessRequests[0]?.accessRequestId ?? '' }
}

/** The id of a document that somebody of sales has added to a customer. */
export async function aDocument(server: TestServer, customerId: string, name = 'letter.pdf') {
  const { accessToken, call } = await server.atDesk('SALES')
  const fileId = await deskUpload(server, accessToken, { bytes: aPdf, purpose: 'customer-document', name })
  return (await call('addCustomerDocument', { params: { id: customerId }, body: { fileId } })).document.documentId
}
