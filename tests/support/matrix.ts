import type { Api } from '#contract/api.ts'
import { deskRows } from './matrix.desk.ts'
import { fleetRows } from './matrix.fleet.ts'
import { invoiceRows } from './matrix.invoices.ts'
import { jobRows } from './matrix.jobs.ts'
import { linkRows } from './matrix.links.ts'
import { logsheetRows } from './matrix.logsheets.ts'
import { moneyRows } from './matrix.money.ts'
import { quoteRows } from './matrix.quotes.ts'
import { summarySheetRows } from './matrix.summary-sheets.ts'
import { enquiryBody, site } from './sample-enquiry.ts'
import { aPdf } from './sample-files.ts'
import { anEmail, aPhone } from './session.ts'
import {
  administrators,
  all,
  companies,
  customers,
  individuals,
  newUsers,
  ofA,
  ofAdminA,
  only,
  type Row,
  row,
} from './verdicts.ts'

const GSTIN = '08ZZZPR7640K1ZK'
const person = () => ({ firstName: 'Meera', lastName: 'Joshi', email: anEmail(), phone: aPhone() })
const line = { quantity: 2, period: 'DAY', duration: 3 }

/** Calls about jobs and what follows from them. */
export const jobMatters = {
  ...fleetRows,
  ...jobRows,
  ...logsheetRows,
  ...linkRows,
  ...summarySheetRows,
  ...invoiceRows,
  ...moneyRows,
}

/** Every call of the product with a valid request: its status for each actor. */
export const matrix: Record<keyof Api, Row> = {
  ...deskRows,
  ...quoteRows,
  ...jobMatters,

  listStates: row(all(200)),
  listCitiesOfState: row(all(200), { query: { state: 'Goa' } }),
  listLocations: row(all(200)),
  getProductCatalog: row(all(200)),
  getHierarchyFilters: row(all(200), { query: { productLineSlug: 'aerial-work-platforms' } }),
  listProducts: row(all(200)),
  getProduct: row(all(200), { slug: 'genie-gs-1930' }),
  listSuggestions: row(all(200), { query: { q: 'jcb' } }),
  getEstimate: row(all(200), { query: { product: 'genie-gs-1930', location: 'pune' } }),
  findMachines: row(all(200), { query: { task: 'dig' } }),
  getContentPage: row(all(200), { slug: 'about-us' }),
  getLegalText: row(all(200), { slug: 'terms' }),
  getResources: row(all(200)),
  listIndustries: row(all(200)),
  getIndustry: row(all(200), { slug: 'aviation' }),
  listPosts: row(all(200)),
  getPost: row(all(200), { slug: 'off-hire-checklist' }),
  listTags: row(all(200)),
  requestOtp: row(all(200), () => ({ query: { phoneOrEmail: aPhone() } })),
  sendOtp: row(all(200), () => ({ body: { phoneOrEmail: aPhone() } })),
  verifyOtp: row(all(422), () => ({ body: { phoneOrEmail: aPhone(), otp: '000000' } })),
  refreshTokens: row(all(401), { body: { refreshToken: 'x' } }),
  logout: row(all(204), { body: { refreshToken: 'x' } }),
  registerUser: row(newUsers(200), () => ({
    body: { customer_type: 'INDIVIDUAL', first_name: 'Meera', last_name: 'Joshi', email: anEmail() },
  })),

  getOwnProfile: row(customers(200)),
  updateOwnProfile: row(customers(200), { body: { firstName: 'Meera' } }),
  // The phone of another person gets no code.
  requestOwnOtp: row(customers(422), () => ({ query: { phoneOrEmail: aPhone() } })),
  // A quote that was never issued.
  verifyQuote: row(all(404), () => ({ query: { quote: 'QTN-2627-999999', version: '1', hash: 'a'.repeat(64) } })),
  // A link that was never sent.
  undoChange: row(all(404), { body: { token: 'x' } }),
  verifyOwnOtp: row(customers(422), { body: { otp: '000000' } }),

  getRegisterGstDetails: row(only({ newUser: 200, individual: 200 }), { query: { gstnId: GSTIN } }),
  confirmRegistration: row(newUsers(409), ({ newUserPhone }) => ({
    query: { gstnId: GSTIN, phoneOrEmail: newUserPhone },
    body: { first_name: 'Meera', last_name: 'Joshi' },
  })),
  registerWithAccessRequest: row(newUsers(200), ({ a }) => ({
    body: { gstnId: a.gstin, first_name: 'Meera', last_name: 'Joshi' },
  })),
  getCompanyGstDetails: row(customers(200), { query: { gstnId: GSTIN } }),
  requestCompanyAccess: row(individuals(202), ({ a }) => ({ body: { gstnId: a.gstin } })),
  listOwnAccessRequests: row(customers(200)),
  // Only for its requester.
  withdrawAccessRequest: row(customers(404), 'accessRequest'),
  listAccessRequests: row(administrators(200)),
  approveAccessRequest: row(ofAdminA(204), 'accessRequest'),
  rejectAccessRequest: row(ofAdminA(204), 'accessRequest'),
  registerCompany: row(individuals(200), {
    body: { gstnId: GSTIN, gstTreatment: 'business_gst', billingAddress: site },
  }),
  getCompanyProfile: row(companies(200)),
  saveCompanyProfile: row(administrators(200), { body: { companyName: 'Malvan Towers' } }),
  // The only administrator of a company cannot leave it.
  continueAsIndividual: row(only({ userA: 200, adminA: 409, adminB: 409 }), { body: {} }),
  listCompanyUsers: row(administrators(200)),
  addCompanyUser: row(administrators(201), () => ({ body: { ...person(), userRole: 'ROLE_USER' } })),
  getCompanyUser: row(ofAdminA(200), 'colleague'),
  updateCompanyUser: row(ofAdminA(200), 'colleague', { firstName: 'Meera' }),
  deleteCompanyUser: row(ofAdminA(204), ({ colleague }) => ({ id: colleague, query: { isPermDelete: 'true' } })),
  activateCompanyUser: row(ofAdminA(200), 'colleague', {}),
  deactivateCompanyUser: row(ofAdminA(200), 'colleague', {}),
  listOwnInvitations: row(only({ newUser: 200, individual: 200, userA: 200, adminA: 200, adminB: 200 })),
  // The new user has verified a phone other than the invited one.
  acceptInvitation: row(only({ newUser: 404, individual: 200 }), 'invitation', {}),
  declineInvitation: row(only({ individual: 204, userA: 404, adminA: 404, adminB: 404 }), 'invitation', {}),

  listCompanyExports: row(administrators(200)),
  startCompanyExport: row(administrators(202), { body: { language: 'en' } }),
  getErasure: row(customers(200)),
  // A wrong code; both administrators are the only ones of others.
  eraseOwnAccount: row(only({ individual: 422, userA: 422, adminA: 409, adminB: 409 }), {
    body: { otp: '000000' },
  }),
  listOwnExports: row(customers(200)),
  startOwnExport: row(customers(202), { body: { language: 'en' } }),

  listProjectSites: row(companies(200)),
  addProjectSite: row(administrators(201), { body: site }),
  getProjectSite: row(only({ userA: 200, adminA: 200, adminB: 404 }), 'site'),
  updateProjectSite: row(ofAdminA(200), 'site', { city: 'Nashik' }),
  listSitePeople: row(only({ userA: 200, adminA: 200, adminB: 404 }), 'site'),
  assignToSite: row(ofAdminA(200), async (world) => ({
    id: world.site,
    body: { userId: await world.colleague(), engineer: true },
  })),
  removeFromSite: row(ofAdminA(204), async (world) => ({ id: world.site, query: { userId: await world.assigned() } })),
  listUserSites: row(ofAdminA(200), 'colleague'),
  deleteProjectSite: row(ofAdminA(204), (world) => ({ id: world.site, query: { isPermDelete: 'true' } })),

  listCartItems: row(customers(200)),
  getCartEstimate: row(customers(200), { query: { location: 'pune' } }),
  addCartItem: row(customers(201), ({ productId }) => ({ body: { productId } })),
  addCartItemWithDetails: row(customers(201), ({ productId }) => ({ body: { productId, ...line } })),
  updateCartItemTimeFrame: row(ofA(200, 404), 'cartItem', { period: 'DAY', duration: '3' }),
  updateCartItemQuantity: row(ofA(200, 404), 'cartItem', { quantity: 2, action: 'UPDATE' }),
  removeCartItem: row(ofA(204, 404), 'cartItem'),
  listEnquiries: row(customers(200)),
  countEnquiries: row(customers(200)),
  getEnquiry: row(ofA(200), 'enquiry'),
  getEnquiryEstimate: row(ofA(200), 'enquiry'),
  // All carts are empty.
  submitEnquiry: row(customers(409), ({ now }) => ({ body: enquiryBody(now) })),
  // None of them has a verified e-mail address.
  subscribeAvailability: row(customers(409), ({ productId }) => ({
    body: { product_id: productId, location: 'pune' },
  })),
  // A link that was never sent.
  unsubscribeAvailability: row(all(404), { body: { token: 'x' } }),
  // Into the caller's cart, from any enquiry they may see.
  cancelEnquiry: row(ofA(200, 409), 'enquiry', {
    reason: 'Postponed',
  }),
  repeatEnquiry: row(ofA(200), 'enquiry', {}),

  sendEnquiryMessage: row(ofA(201), 'enquiry', {
    text: 'The gate is 3.2 m wide.',
  }),
  readEnquiryMessages: row(ofA(204), 'enquiry', {}),

  uploadFile: row(customers(201), {
    query: { purpose: 'message' },
    headers: { 'yantra-file-name': 'po.pdf' },
    bytes: aPdf,
  }),

  listNotifications: row(customers(200)),
  readNotifications: row(customers(204), { body: {} }),
  getNotificationPreferences: row(customers(200)),
  saveNotificationPreferences: row(customers(200), {
    body: { preferences: [{ kind: 'enquiryMessage', email: true, sms: false }] },
  }),
  // A link that was never sent.
  stopNotifications: row(all(404), { body: { token: 'x' } }),
  setOwnLanguage: row(customers(204), { body: { language: 'hi' } }),

  sendContactMessage: row(all(202), () => ({
    body: { name: 'Meera Joshi', email: anEmail(), message: 'Do you rent cranes in Goa?', website: '' },
  })),
}
