import type { deskPaths } from '#contract/paths.desk.ts'
import { aLiftLine, aRateLine, csvOf } from './csv-files.ts'
import { aPost } from './desk-posts.ts'
import { aLift } from './desk-products.ts'
import { bankRows } from './matrix.bank.ts'
import { deskEvidenceRows } from './matrix.evidence.ts'
import { fleetRows } from './matrix.fleet.ts'
import { gstRows } from './matrix.gst.ts'
import { deskInvoiceRows } from './matrix.invoices.ts'
import { deskJobRows } from './matrix.jobs.ts'
import { deskLedgerRows } from './matrix.ledger.ts'
import { deskLinkRows } from './matrix.links.ts'
import { deskLogsheetRows } from './matrix.logsheets.ts'
import { paymentRows } from './matrix.payments.ts'
import { deskQuoteRows } from './matrix.quotes.ts'
import { deskSummarySheetRows } from './matrix.summary-sheets.ts'
import { aCard, aChange, aLaterDay } from './rate-cards.ts'
import { aPdf } from './sample-files.ts'
import { anEmail } from './session.ts'
import { onlyStaff, type Row, row, staff } from './verdicts.ts'
import { aYard } from './world.ts'

/** The calls of the desk, as in `matrix.ts`. */
export const deskRows: Record<keyof typeof deskPaths, Row> = {
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
  listContactMessages: row(staff(200)),
  getContactMessage: row(staff(200), ({ contactMessage }) => ({ id: contactMessage })),
  answerContactMessage: row(onlyStaff({ owner: 201, sales: 201 }), ({ contactMessage }) => ({
    id: contactMessage,
    headers: { 'if-match': '*' },
    body: { text: 'Yes, from Monday.' },
  })),
  closeContactMessage: row(onlyStaff({ owner: 200, sales: 200 }), ({ contactMessage }) => ({
    id: contactMessage,
    headers: { 'if-match': '*' },
    body: {},
  })),
  reopenContactMessage: row(onlyStaff({ owner: 200, sales: 200 }), ({ contactMessage }) => ({
    id: contactMessage,
    headers: { 'if-match': '*' },
    body: {},
  })),
  listCompanies: row(staff(200)),
  getDeskCompany: row(staff(200), ({ a }) => ({ id: async () => a.companyId })),
  addCustomerNote: row(onlyStaff({ owner: 201, sales: 201 }), ({ a }) => ({
    id: async () => a.companyId,
    body: { text: 'Pays late.' },
  })),
  judgeCompany: row(onlyStaff({ owner: 200, sales: 200 }), ({ a }) => ({
    id: async () => a.companyId,
    headers: { 'if-match': '*' },
    body: { verdict: 'VERIFIED', reason: 'Letter of the directors' },
  })),
  getCustomerLimits: row(staff(200), ({ a }) => ({ id: async () => a.companyId })),
  saveCustomerLimits: row(onlyStaff({ owner: 200, sales: 200 }), ({ a }) => ({
    id: async () => a.companyId,
    headers: { 'if-match': '*' },
    body: { creditLimitPaise: 100_000, paymentDays: 30 },
  })),
  listCustomerDocuments: row(staff(200), ({ a }) => ({ id: async () => a.companyId })),
  // Only sales has uploaded the file.
  addCustomerDocument: row(onlyStaff({ owner: 404, sales: 201 }), async ({ a, documentFile }) => ({
    id: async () => a.companyId,
    body: { fileId: await documentFile() },
  })),
  removeCustomerDocument: row(onlyStaff({ owner: 204, sales: 204 }), ({ customerDocument }) => ({
    id: customerDocument,
    body: {},
  })),
  listPersons: row(staff(200)),
  getPerson: row(staff(200), ({ individualId }) => ({ id: async () => individualId })),
  listOrphanRequests: row(staff(200)),
  // The second finds it decided.
  approveOrphanRequest: row(onlyStaff({ owner: 204, sales: 409 }), ({ orphanRequest }) => ({
    id: orphanRequest,
    body: { reason: 'Letter of the directors' },
  })),
  rejectOrphanRequest: row(onlyStaff({ owner: 204, sales: 409 }), ({ orphanRequest }) => ({
    id: orphanRequest,
    body: { reason: 'Not known to the directors' },
  })),
  listWanted: row(staff(200)),
  getEarnings: row(staff(200)),
  getLowEarners: row(onlyStaff({ owner: 200, sales: 200 })),
  searchDesk: row(staff(200), () => ({ query: { q: 'jcb' } })),
  listAudit: row(onlyStaff({ owner: 200 })),
  downloadAudit: row(onlyStaff({ owner: 200 })),

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
  listCustomerEnquiries: row(staff(200), ({ a }) => ({ id: async () => a.companyId })),
  // The first to ask begins the draft, the others find it.
  ...deskQuoteRows,
  ...fleetRows,
  ...deskJobRows,
  ...deskInvoiceRows,
  ...deskEvidenceRows,
  ...gstRows,
  ...deskSummarySheetRows,
  ...deskLedgerRows,
  ...paymentRows,
  ...bankRows,
  ...deskLogsheetRows,
  ...deskLinkRows,
  listInbox: row(staff(200)),
  getInboxEnquiry: row(staff(200), ({ enquiry }) => ({ id: enquiry })),
  assignEnquiry: row(onlyStaff({ owner: 200, sales: 200 }), ({ enquiry }) => ({
    id: enquiry,
    body: { to: null, from: null },
  })),
  addEnquiryNote: row(onlyStaff({ owner: 201, sales: 201 }), ({ enquiry }) => ({
    id: enquiry,
    body: { text: 'They pay on time.' },
  })),
  writeToCustomer: row(onlyStaff({ owner: 201, sales: 201 }), ({ enquiry }) => ({
    id: enquiry,
    body: { text: 'How wide is the gate?' },
  })),
  readCustomerMessages: row(onlyStaff({ owner: 204, sales: 204 }), ({ enquiry }) => ({ id: enquiry, body: {} })),
  // The owner asks first.
  cancelInboxEnquiry: row(onlyStaff({ owner: 200, sales: 409 }), ({ enquiry }) => ({
    id: enquiry,
    body: { reason: 'Asked twice' },
  })),

  downloadProducts: row(staff(200)),
  downloadAvailability: row(staff(200)),
  downloadRates: row(staff(200)),
  listDeskPosts: row(staff(200)),
  listPostTags: row(staff(200)),
  addPost: row(onlyStaff({ owner: 201, sales: 201 }), () => ({ body: aPost() })),
  previewPost: row(onlyStaff({ owner: 200, sales: 200 }), () => ({ body: { body: '## Reach' } })),
  getDeskPost: row(staff(200), ({ newPost }) => ({ id: newPost })),
  updatePost: row(onlyStaff({ owner: 200, sales: 200 }), ({ newPost }) => ({
    id: newPost,
    headers: { 'if-match': '*' },
    body: aPost({ title: 'How far a boom reaches' }),
  })),
  // The owner is first.
  publishPost: row(onlyStaff({ owner: 200, sales: 409 }), ({ newPost }) => ({
    id: newPost,
    headers: { 'if-match': '*' },
    body: {},
  })),
  withdrawPost: row(onlyStaff({ owner: 200, sales: 409 }), ({ publicPost }) => ({
    id: publicPost,
    headers: { 'if-match': '*' },
    body: {},
  })),

  previewProductsImport: row(onlyStaff({ owner: 200, sales: 200 }), () => ({ bytes: csvOf([aLiftLine()]) })),
  importProducts: row(onlyStaff({ owner: 200, sales: 200 }), ({ csvFile }) => csvFile('products')),
  previewAvailabilityImport: row(onlyStaff({ owner: 200, sales: 200 }), () => ({
    bytes: csvOf([{ slug: 'genie-gs-1930', pune: 'yes' }]),
  })),
  importAvailability: row(onlyStaff({ owner: 200, sales: 200 }), ({ csvFile }) => csvFile('availability')),
  previewRatesImport: row(onlyStaff({ owner: 200, sales: 200 }), ({ now }) => ({
    bytes: csvOf([aRateLine('genie-gs-1930', aLaterDay(now))]),
  })),
  importRates: row(onlyStaff({ owner: 200, sales: 200 }), ({ csvFile }) => csvFile('rates')),
  listProductKinds: row(staff(200)),
  listDeskProducts: row(staff(200)),
  addProduct: row(onlyStaff({ owner: 201, sales: 201 }), () => ({ body: aLift() })),
  previewDrawing: row(onlyStaff({ owner: 200, sales: 200 }), () => {
    const { name, subCategory, specs } = aLift()
    return { body: { name, subCategory, specs } }
  }),
  getDeskProduct: row(staff(200), () => ({ slug: 'genie-gs-1930' })),
  updateProduct: row(onlyStaff({ owner: 200, sales: 200 }), async ({ newProduct }) => ({
    ...(await newProduct()),
    body: aLift({ model: 'K-27' }),
  })),
  publishProduct: row(onlyStaff({ owner: 200, sales: 200 }), () => ({
    slug: 'genie-gs-1930',
    headers: { 'if-match': '*' },
    body: {},
  })),
  withdrawProduct: row(onlyStaff({ owner: 200, sales: 200 }), async ({ newProduct }) => ({
    ...(await newProduct()),
    body: {},
  })),
  addProductPhoto: row(onlyStaff({ owner: 404, sales: 201 }), async ({ newProduct, photoFile }) => ({
    ...(await newProduct()),
    body: { fileId: await photoFile(), alt: 'The lift on a finished floor' },
  })),
  saveProductPhotos: row(onlyStaff({ owner: 200, sales: 200 }), async ({ newProduct }) => ({
    ...(await newProduct()),
    body: { photos: [] },
  })),
  setProductCities: row(onlyStaff({ owner: 200, sales: 200 }), async ({ newProduct }) => ({
    ...(await newProduct()),
    body: { cities: ['pune'] },
  })),
}
