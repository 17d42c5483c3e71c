import { aLiftLine, aRateLine, csvOf } from './csv-files.ts'
import { aPost } from './desk-posts.ts'
import { aLift } from './desk-products.ts'
import { aCard, aChange, aLaterDay } from './rate-cards.ts'
import { aPdf } from './sample-files.ts'
import { anEmail } from './session.ts'
import { byOwner, bySales, row, staff } from './verdicts.ts'
import { aYard } from './world.ts'

/** The calls of the desk about people, the catalogue, rates, settings and enquiries. */
export const deskRows = {
  getDeskSelf: row(staff(200)),
  listStaff: row(staff(200)),
  addStaff: row(byOwner(201), () => ({
    body: { firstName: 'Kavita', lastName: 'Nair', email: anEmail(), role: 'SALES' },
  })),
  getStaff: row(staff(200), 'colleagueAtDesk'),
  updateStaff: row(byOwner(200), 'colleagueAtDesk', { role: 'ACCOUNTS' }),
  endStaffSessions: row(byOwner(200), 'colleagueAtDesk', {}),
  listContactMessages: row(staff(200)),
  getContactMessage: row(staff(200), 'contactMessage'),
  answerContactMessage: row(bySales(201), 'contactMessage', { text: 'Yes, from Monday.' }),
  closeContactMessage: row(bySales(200), 'contactMessage', {}),
  reopenContactMessage: row(bySales(200), 'contactMessage', {}),
  listCompanies: row(staff(200)),
  getDeskCompany: row(staff(200), 'companyA'),
  addCustomerNote: row(bySales(201), 'companyA', { text: 'Pays late.' }),
  judgeCompany: row(bySales(200), 'companyA', {
    verdict: 'VERIFIED',
    reason: 'Letter of the directors',
  }),
  getCustomerLimits: row(staff(200), 'companyA'),
  saveCustomerLimits: row(bySales(200), 'companyA', {
    creditLimitPaise: 100_000,
    paymentDays: 30,
  }),
  listCustomerDocuments: row(staff(200), 'companyA'),
  // Only sales has uploaded the file.
  addCustomerDocument: row(bySales(404, 201), 'companyA', async ({ documentFile }) => ({
    fileId: await documentFile(),
  })),
  removeCustomerDocument: row(bySales(204), 'customerDocument', {}),
  listPersons: row(staff(200)),
  getPerson: row(staff(200), ({ individualId }) => ({ id: async () => individualId })),
  listOrphanRequests: row(staff(200)),
  // The second finds it decided.
  approveOrphanRequest: row(bySales(204, 409), 'orphanRequest', {
    reason: 'Letter of the directors',
  }),
  rejectOrphanRequest: row(bySales(204, 409), 'orphanRequest', {
    reason: 'Not known to the directors',
  }),
  listWanted: row(staff(200)),
  getEarnings: row(staff(200)),
  getLowEarners: row(bySales(200)),
  searchDesk: row(staff(200), { query: { q: 'jcb' } }),
  listAudit: row(byOwner(200)),
  downloadAudit: row(byOwner(200)),

  uploadDeskFile: row(staff(201), {
    query: { purpose: 'message' },
    headers: { 'yantra-file-name': 'po.pdf' },
    bytes: aPdf,
  }),
  listRateCards: row(staff(200)),
  getRateCards: row(staff(200), { slug: 'genie-gs-1930' }),
  addRateCard: row(bySales(201), ({ productId, now }) => ({
    body: aCard(productId, aLaterDay(now)),
  })),
  withdrawRateCard: row(bySales(200, 409), 'rateCard', {}),
  previewRateChange: row(bySales(200), ({ productId, now }) => ({
    body: aChange([productId], aLaterDay(now)),
  })),
  changeManyRates: row(bySales(200), async ({ productId, now, digestOf }) => {
    const change = aChange([productId], aLaterDay(now))
    return { body: { ...change, digest: await digestOf(change) } }
  }),
  getSettings: row(staff(200)),
  saveSettings: row(byOwner(200), () => ({
    body: { grievanceOfficer: { name: 'Anita Deshpande', designation: 'Officer', email: anEmail(), phone: null } },
  })),
  listSettingsVersions: row(staff(200)),
  getSettingsVersion: row(staff(200), () => ({ id: async () => '1' })),
  listYards: row(staff(200)),
  addYard: row(byOwner(201), () => ({ body: aYard() })),
  getYard: row(staff(200), 'yard'),
  updateYard: row(byOwner(200), 'yard', { isActive: false }),
  listCustomerEnquiries: row(staff(200), 'companyA'),
  listInbox: row(staff(200)),
  getInboxEnquiry: row(staff(200), 'enquiry'),
  assignEnquiry: row(bySales(200), 'enquiry', { to: null, from: null }),
  addEnquiryNote: row(bySales(201), 'enquiry', { text: 'They pay on time.' }),
  writeToCustomer: row(bySales(201), 'enquiry', { text: 'How wide is the gate?' }),
  readCustomerMessages: row(bySales(204), 'enquiry', {}),
  // The owner asks first.
  cancelInboxEnquiry: row(bySales(200, 409), 'enquiry', { reason: 'Asked twice' }),

  downloadProducts: row(staff(200)),
  downloadAvailability: row(staff(200)),
  downloadRates: row(staff(200)),
  listDeskPosts: row(staff(200)),
  listPostTags: row(staff(200)),
  addPost: row(bySales(201), () => ({ body: aPost() })),
  previewPost: row(bySales(200), { body: { body: '## Reach' } }),
  getDeskPost: row(staff(200), 'newPost'),
  updatePost: row(bySales(200), 'newPost', () => aPost({ title: 'How far a boom reaches' })),
  // The owner is first.
  publishPost: row(bySales(200, 409), 'newPost', {}),
  withdrawPost: row(bySales(200, 409), 'publicPost', {}),

  previewProductsImport: row(bySales(200), () => ({ bytes: csvOf([aLiftLine()]) })),
  importProducts: row(bySales(200), ({ csvFile }) => csvFile('products')),
  previewAvailabilityImport: row(bySales(200), () => ({
    bytes: csvOf([{ slug: 'genie-gs-1930', pune: 'yes' }]),
  })),
  importAvailability: row(bySales(200), ({ csvFile }) => csvFile('availability')),
  previewRatesImport: row(bySales(200), ({ now }) => ({
    bytes: csvOf([aRateLine('genie-gs-1930', aLaterDay(now))]),
  })),
  importRates: row(bySales(200), ({ csvFile }) => csvFile('rates')),
  listProductKinds: row(staff(200)),
  listDeskProducts: row(staff(200)),
  addProduct: row(bySales(201), () => ({ body: aLift() })),
  previewDrawing: row(bySales(200), () => {
    const { name, subCategory, specs } = aLift()
    return { body: { name, subCategory, specs } }
  }),
  getDeskProduct: row(staff(200), { slug: 'genie-gs-1930' }),
  updateProduct: row(bySales(200), 'newProduct', aLift({ model: 'K-27' })),
  publishProduct: row(bySales(200), { slug: 'genie-gs-1930', body: {} }),
  withdrawProduct: row(bySales(200), 'newProduct', {}),
  addProductPhoto: row(bySales(404, 201), 'newProduct', async ({ photoFile }) => ({
    fileId: await photoFile(),
    alt: 'The lift on a finished floor',
  })),
  saveProductPhotos: row(bySales(200), 'newProduct', { photos: [] }),
  setProductCities: row(bySales(200), 'newProduct', { cities: ['pune'] }),
}
