import type { Api } from '#contract/api.ts'
import { aCard, aChange, aLaterDay } from './rate-cards.ts'
import { aPdf } from './sample-files.ts'
import { anEmail, aPhone } from './session.ts'
import { type Actor, actors, aYard, enquiryBody, site, type World } from './world.ts'

/** The parts of a request besides its address; `id` fills the placeholder. */
export type Ask = {
  id?: () => Promise<string>
  slug?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: object
  /** The body of a call that takes a file. */
  bytes?: Buffer
}
/** The status for each actor. */
type Verdicts = Readonly<Record<Actor, number>>
type Row = {
  verdicts: Verdicts
  ask: (world: World) => Ask | Promise<Ask>
}

const row = (verdicts: Verdicts, ask: Row['ask'] = () => ({})): Row => ({ verdicts, ask })
const GSTIN = '08ZZZPR7640K1ZK'
const person = () => ({ firstName: 'Meera', lastName: 'Joshi', email: anEmail(), phone: aPhone() })
const line = { quantity: 2, period: 'DAY', duration: 3 }

/** Everybody gets the same answer. */
const all = (status: number) => Object.fromEntries(actors.map((actor) => [actor, status])) as Verdicts
/** A customer's call serves only these actors; the others lack a token of its audience (401) or the role (403). */
const only = (allowed: Partial<Verdicts>): Verdicts => ({
  ...all(401),
  newUser: 403,
  individual: 403,
  userA: 403,
  adminA: 403,
  adminB: 403,
  ...allowed,
})
/** Calls of new users, of customers, of individuals, of a company's people and of its administrators. */
const customers = (status: number) => only({ individual: status, userA: status, adminA: status, adminB: status })
const newUsers = (status: number) => only({ newUser: status })
const individuals = (status: number) => only({ individual: status })
const companies = (status: number) => only({ userA: status, adminA: status, adminB: status })
const administrators = (status: number) => only({ adminA: status, adminB: status })
/** A call of the desk serves only these roles; the other roles get 403, customers 401. */
const onlyStaff = (allowed: Partial<Verdicts>): Verdicts => ({
  ...all(401),
  owner: 403,
  sales: 403,
  operations: 403,
  accounts: 403,
  ...allowed,
})
const staff = (status: number) => onlyStaff({ owner: status, sales: status, operations: status, accounts: status })
/** An object of company A or of its user: the administrator of B gets 404. */
const ofA = (status: number) => only({ adminA: status, adminB: 404 })
const ofUserA = (status: number) => only({ individual: 404, userA: status, adminA: 404, adminB: 404 })

/** Every call of the product with a valid request: its status for each actor. */
export const matrix: Record<keyof Api, Row> = {
  listStates: row(all(200)),
  listCitiesOfState: row(all(200), () => ({ query: { state: 'Goa' } })),
  listLocations: row(all(200)),
  getProductCatalog: row(all(200)),
  getHierarchyFilters: row(all(200), () => ({ query: { productLineSlug: 'aerial-work-platforms' } })),
  listProducts: row(all(200)),
  getProduct: row(all(200), () => ({ slug: 'genie-gs-1930' })),
  listSuggestions: row(all(200), () => ({ query: { q: 'jcb' } })),
  getContentPage: row(all(200), () => ({ slug: 'about-us' })),
  getLegalText: row(all(200), () => ({ slug: 'terms' })),
  getResources: row(all(200)),
  listIndustries: row(all(200)),
  getIndustry: row(all(200), () => ({ slug: 'aviation' })),
  listPosts: row(all(200)),
  getPost: row(all(200), () => ({ slug: 'off-hire-checklist' })),
  listTags: row(all(200)),
  requestOtp: row(all(200), () => ({ query: { phoneOrEmail: aPhone() } })),
  sendOtp: row(all(200), () => ({ body: { phoneOrEmail: aPhone() } })),
  verifyOtp: row(all(422), () => ({ body: { phoneOrEmail: aPhone(), otp: '000000' } })),
  refreshTokens: row(all(401), () => ({ body: { refreshToken: 'x' } })),
  logout: row(all(204), () => ({ body: { refreshToken: 'x' } })),
  registerUser: row(newUsers(200), () => ({
    body: { customer_type: 'INDIVIDUAL', first_name: 'Meera', last_name: 'Joshi', email: anEmail() },
  })),

  getOwnProfile: row(customers(200)),
  updateOwnProfile: row(customers(200), () => ({ body: { firstName: 'Meera' } })),
  // The phone of another person gets no code.
  requestOwnOtp: row(customers(422), () => ({ query: { phoneOrEmail: aPhone() } })),
  // A link that was never sent.
  undoChange: row(all(404), () => ({ body: { token: 'x' } })),
  verifyOwnOtp: row(customers(422), () => ({ body: { otp: '000000' } })),

  getRegisterGstDetails: row(only({ newUser: 200, individual: 200 }), () => ({ query: { gstnId: GSTIN } })),
  confirmRegistration: row(newUsers(409), ({ newUserPhone }) => ({
    query: { gstnId: GSTIN, phoneOrEmail: newUserPhone },
    body: { first_name: 'Meera', last_name: 'Joshi' },
  })),
  registerWithAccessRequest: row(newUsers(200), ({ a }) => ({
    body: { gstnId: a.gstin, first_name: 'Meera', last_name: 'Joshi' },
  })),
  getCompanyGstDetails: row(customers(200), () => ({ query: { gstnId: GSTIN } })),
  requestCompanyAccess: row(individuals(202), ({ a }) => ({ body: { gstnId: a.gstin } })),
  listOwnAccessRequests: row(customers(200)),
  // Only for its requester.
  withdrawAccessRequest: row(customers(404), ({ accessRequest }) => ({ id: accessRequest })),
  listAccessRequests: row(administrators(200)),
  approveAccessRequest: row(ofA(204), ({ accessRequest }) => ({ id: accessRequest })),
  rejectAccessRequest: row(ofA(204), ({ accessRequest }) => ({ id: accessRequest })),
  registerCompany: row(individuals(200), () => ({
    body: { gstnId: GSTIN, gstTreatment: 'business_gst', billingAddress: site },
  })),
  getCompanyProfile: row(companies(200)),
  saveCompanyProfile: row(administrators(200), () => ({ body: { companyName: 'Malvan Towers' } })),
  // The only administrator of a company cannot leave it.
  continueAsIndividual: row(only({ userA: 200, adminA: 409, adminB: 409 }), () => ({ body: {} })),
  listCompanyUsers: row(administrators(200)),
  addCompanyUser: row(administrators(201), () => ({ body: { ...person(), userRole: 'ROLE_USER' } })),
  getCompanyUser: row(ofA(200), ({ colleague }) => ({ id: colleague })),
  updateCompanyUser: row(ofA(200), ({ colleague }) => ({ id: colleague, body: { firstName: 'Meera' } })),
  deleteCompanyUser: row(ofA(204), ({ colleague }) => ({ id: colleague, query: { isPermDelete: 'true' } })),
  activateCompanyUser: row(ofA(200), ({ colleague }) => ({ id: colleague, body: {} })),
  deactivateCompanyUser: row(ofA(200), ({ colleague }) => ({ id: colleague, body: {} })),
  listOwnInvitations: row(only({ newUser: 200, individual: 200, userA: 200, adminA: 200, adminB: 200 })),
  // The new user has verified a phone other than the invited one.
  acceptInvitation: row(only({ newUser: 404, individual: 200 }), ({ invitation }) => ({ id: invitation, body: {} })),
  declineInvitation: row(only({ individual: 204, userA: 404, adminA: 404, adminB: 404 }), ({ invitation }) => ({
    id: invitation,
    body: {},
  })),

  listProjectSites: row(companies(200)),
  addProjectSite: row(administrators(201), () => ({ body: site })),
  getProjectSite: row(only({ userA: 200, adminA: 200, adminB: 404 }), (world) => ({ id: world.site })),
  updateProjectSite: row(ofA(200), (world) => ({ id: world.site, body: { city: 'Nashik' } })),
  deleteProjectSite: row(ofA(204), (world) => ({ id: world.site, query: { isPermDelete: 'true' } })),

  listCartItems: row(customers(200)),
  addCartItem: row(customers(201), ({ productId }) => ({ body: { productId } })),
  addCartItemWithDetails: row(customers(201), ({ productId }) => ({ body: { productId, ...line } })),
  updateCartItemTimeFrame: row(ofUserA(200), ({ cartItem }) => ({
    id: cartItem,
    body: { period: 'DAY', duration: '3' },
  })),
  updateCartItemQuantity: row(ofUserA(200), ({ cartItem }) => ({
    id: cartItem,
    body: { quantity: 2, action: 'UPDATE' },
  })),
  removeCartItem: row(ofUserA(204), ({ cartItem }) => ({ id: cartItem })),
  listEnquiries: row(customers(200)),
  countEnquiries: row(customers(200)),
  getEnquiry: row(only({ individual: 404, userA: 200, adminA: 200, adminB: 404 }), ({ enquiry }) => ({ id: enquiry })),
  // All carts are empty.
  submitEnquiry: row(customers(409), ({ now }) => ({ body: enquiryBody(now) })),
  // None of them has a verified e-mail address.
  subscribeAvailability: row(customers(409), ({ productId }) => ({
    body: { product_id: productId, location: 'pune' },
  })),
  // A link that was never sent.
  unsubscribeAvailability: row(all(404), () => ({ body: { token: 'x' } })),
  // Into the caller's cart, from any enquiry they may see.
  cancelEnquiry: row(only({ individual: 404, userA: 200, adminA: 409, adminB: 404 }), ({ enquiry }) => ({
    id: enquiry,
    body: { reason: 'Postponed' },
  })),
  repeatEnquiry: row(only({ individual: 404, userA: 200, adminA: 200, adminB: 404 }), ({ enquiry }) => ({
    id: enquiry,
    body: {},
  })),

  getDeskSelf: row(staff(200)),
  listStaff: row(staff(200)),
  addStaff: row(onlyStaff({ owner: 201 }), () => ({
    body: { firstName: 'Kavita', lastName: 'Nair', email: anEmail(), role: 'SALES' },
  })),
  getStaff: row(staff(200), ({ colleagueAtDesk }) => ({ id: colleagueAtDesk })),
  updateStaff: row(onlyStaff({ owner: 200 }), ({ colleagueAtDesk }) => ({
    id: colleagueAtDesk,
    headers: { 'if-match': '*' },
    body: { role: 'ACCOUNTS' },
  })),
  endStaffSessions: row(onlyStaff({ owner: 200 }), ({ colleagueAtDesk }) => ({ id: colleagueAtDesk, body: {} })),
  listAudit: row(onlyStaff({ owner: 200 })),

  uploadFile: row(customers(201), () => ({
    query: { purpose: 'message' },
    headers: { 'yantra-file-name': 'po.pdf' },
    bytes: aPdf,
  })),
  uploadDeskFile: row(staff(201), () => ({
    query: { purpose: 'message' },
    headers: { 'yantra-file-name': 'po.pdf' },
    bytes: aPdf,
  })),
  listRateCards: row(staff(200)),
  getRateCards: row(staff(200), () => ({ slug: 'genie-gs-1930' })),
  addRateCard: row(onlyStaff({ owner: 201, sales: 201 }), ({ productId, now }) => ({
    body: aCard(productId, aLaterDay(now)),
  })),
  withdrawRateCard: row(onlyStaff({ owner: 200, sales: 409 }), ({ rateCard }) => ({ id: rateCard, body: {} })),
  previewRateChange: row(onlyStaff({ owner: 200, sales: 200 }), ({ productId, now }) => ({
    body: aChange([productId], aLaterDay(now)),
  })),
  changeManyRates: row(onlyStaff({ owner: 200, sales: 200 }), async ({ productId, now, digestOf }) => {
    const change = aChange([productId], aLaterDay(now))
    return { body: { ...change, digest: await digestOf(change) } }
  }),
  getSettings: row(staff(200)),
  saveSettings: row(onlyStaff({ owner: 200 }), () => ({
    headers: { 'if-match': '*' },
    body: { grievanceOfficer: { name: 'Anita Deshpande', designation: 'Officer', email: anEmail(), phone: null } },
  })),
  listSettingsVersions: row(staff(200)),
  getSettingsVersion: row(staff(200), () => ({ id: async () => '1' })),
  listYards: row(staff(200)),
  addYard: row(onlyStaff({ owner: 201 }), () => ({ body: aYard() })),
  getYard: row(staff(200), ({ yard }) => ({ id: yard })),
  updateYard: row(onlyStaff({ owner: 200 }), ({ yard }) => ({
    id: yard,
    headers: { 'if-match': '*' },
    body: { isActive: false },
  })),

  sendContactMessage: row(all(202), () => ({
    body: { name: 'Meera Joshi', email: anEmail(), message: 'Do you rent cranes in Goa?', website: '' },
  })),
}
