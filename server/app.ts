import type { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { api } from '#contract/api.ts'
import type { Config } from './config.ts'
import { cartRoutes } from './modules/cart/cart.routes.ts'
import { catalogueCsvRoutes } from './modules/catalogue/csv.routes.ts'
import { deskCatalogueRoutes } from './modules/catalogue/desk.routes.ts'
import { devDrawings } from './modules/catalogue/dev-drawings.ts'
import { servePhotos } from './modules/catalogue/photos.routes.ts'
import { bumpVersion } from './modules/catalogue/write.store.ts'
import { companyRoutes } from './modules/company/company.routes.ts'
import { type GstDirectory, makeGstDirectory } from './modules/company/gst-directory.ts'
import { contactRoutes } from './modules/contact/contact.routes.ts'
import { deskPostsRoutes } from './modules/content/desk.routes.ts'
import { openOrderCosts } from './modules/dashboard/budgets.ts'
import { dashboardRoutes, earningsRoutes } from './modules/dashboard/dashboard.routes.ts'
import { openEarnings } from './modules/dashboard/earnings.ts'
import { openReckonings } from './modules/dashboard/reckonings.ts'
import { openSpends } from './modules/dashboard/spend.ts'
import { searchRoutes } from './modules/desk-search/desk-search.routes.ts'
import { enquiriesRoutes } from './modules/enquiries/enquiries.routes.ts'
import { inboxRoutes } from './modules/enquiries/inbox.routes.ts'
import { moveOpenEnquiries, takeOwnEnquiries } from './modules/enquiries/ownership.ts'
import { estimatesRoutes } from './modules/estimates/estimates.routes.ts'
import { evidenceRoutes } from './modules/evidence/evidence.routes.ts'
import { makingOfPacks } from './modules/evidence/making.ts'
import { filesRoutes } from './modules/files/files.routes.ts'
import { fleetRoutes } from './modules/fleet/fleet.routes.ts'
import { readingsRoutes } from './modules/fleet/readings.routes.ts'
import { makeEInvoiceProvider } from './modules/gst/e-invoice-provider.ts'
import { gstRoutes } from './modules/gst/gst.routes.ts'
import { whyOpenDues } from './modules/invoices/dues.ts'
import { invoicePdfRoutes, invoiceRemindersRoutes, invoicesRoutes } from './modules/invoices/invoices.routes.ts'
import { billSettled } from './modules/invoices/issuing.ts'
import { challanRoutes, jobsRoutes } from './modules/jobs/jobs.routes.ts'
import { whyRunningJobs, whySiteInUse } from './modules/jobs/standing.ts'
import { ledgerRoutes } from './modules/ledger/ledger.routes.ts'
import { yardsRoutes } from './modules/locations/yards.routes.ts'
import { linkedPhotoRoutes } from './modules/logsheets/links.routes.ts'
import { logsheetsRoutes } from './modules/logsheets/logsheets.routes.ts'
import { signingCode } from './modules/logsheets/signing-code.ts'
import { notificationsRoutes } from './modules/notifications/notifications.routes.ts'
import { erasureCode } from './modules/own-data/erasing.ts'
import { erasureRoutes, ownDataRoutes } from './modules/own-data/own-data.routes.ts'
import { bankRoutes, statementRoutes } from './modules/payments/bank.routes.ts'
import { ownPaymentsRoutes, paymentsRoutes } from './modules/payments/payments.routes.ts'
import { releaseMoney } from './modules/payments/releasing.ts'
import { profileRoutes } from './modules/profile/profile.routes.ts'
import { projectSitesRoutes } from './modules/project-sites/project-sites.routes.ts'
import { acceptanceCode } from './modules/quotes/accepting.ts'
import { whyLiveQuotes, withdrawWithEnquiry } from './modules/quotes/cancelling.ts'
import { quotePdfRoutes, serveDocumentKeys, verifyRoutes } from './modules/quotes/documents.routes.ts'
import { quotesRoutes } from './modules/quotes/quotes.routes.ts'
import { rateCardCsvRoutes } from './modules/rate-card/csv.routes.ts'
import { rateCardRoutes } from './modules/rate-card/rate-card.routes.ts'
import { authenticateCustomer } from './modules/session/access-tokens.ts'
import { sessionRoutes } from './modules/session/session.routes.ts'
import { settingsRoutes } from './modules/settings/settings.routes.ts'
import { authenticateLink } from './modules/signed-links/holders.ts'
import { signedLinksRoutes } from './modules/signed-links/signed-links.routes.ts'
import { staffRoutes } from './modules/staff/staff.routes.ts'
import { staffHolding } from './modules/staff/staff.ts'
import { certifyingCode } from './modules/summary-sheets/certifying-code.ts'
import {
  summaryBatchesRoutes,
  summarySheetPdfRoutes,
  summarySheetsRoutes,
} from './modules/summary-sheets/summary-sheets.routes.ts'
import { closeRequests } from './modules/users/access-requests.ts'
import { customerDocumentsRoutes } from './modules/users/desk.routes.ts'
import { usersRoutes } from './modules/users/users.routes.ts'
import { apiDocs } from './platform/api-docs.ts'
import { bareApp } from './platform/bare-app.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { authenticateStaff } from './platform/desk-tokens.ts'
import { devOutbox } from './platform/dev-outbox.ts'
import { openFiles } from './platform/files-configured.ts'
import { metrics } from './platform/metrics.ts'
import { openPdf } from './platform/pdf.ts'
import { keptPrints } from './platform/printing.ts'
import { takeRawBodies } from './platform/raw-bodies.ts'
import type { Secrets } from './platform/secrets.ts'
import { securityText } from './platform/security-text.ts'
import { makeSendNotice } from './platform/send-notice.ts'
import { makeServe } from './platform/serve.ts'
import { makeTokens } from './platform/tokens.ts'
import { healthRoutes, openCatalogue, publicRoutes } from './public-routes.ts'
import { sitePages } from './site-pages.ts'

type AppParts = {
  config: Config
  db: Database
  secrets: Secrets
  clock: Clock
  /** Pages from the build or from their sources; without it the app is only the API. */
  pagesFrom?: 'build' | 'sources'
  /** The GST directory; by default that of the settings. */
  gst?: GstDirectory
  /** Receives log lines; standard output by default. */
  logTo?: Writable
}

/** The whole server, ready to listen or for `inject`, on a database with its schema and data. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, clock } = parts
  const catalogue = openCatalogue(db, clock)
  const app = bareApp(config, parts)
  healthRoutes(app, parts)
  metrics(app, db, config)
  securityText(app, config, clock)
  if (config.apiDocs) apiDocs(app, api, config.publicUrl)
  if (config.mode === 'demo') {
    devOutbox(app, db)
    devDrawings(app, db)
  }
  publicRoutes(app, parts, catalogue)
  await privateRoutes(app, parts)
  if (parts.pagesFrom) await sitePages(app, parts, catalogue)
  return app
}

async function privateRoutes(app: FastifyInstance, { config, db, secrets, clock, ...parts }: AppParts) {
  const tokens = await makeTokens(secrets.tokenKeys, clock)
  const sendNotice = makeSendNotice(config, db, clock)
  const desk = authenticateStaff(tokens, staffHolding({ db }))
  const link = authenticateLink({ db, clock, config })
  const authenticate = { customer: authenticateCustomer(db, tokens), desk, link }
  const serve = makeServe(app, authenticate)
  const sessionTools = { db: db.serving('identity'), tokens, secrets, sendNotice, clock, config }
  const files = openFiles(config)
  void app.register(async (scope) => {
    takeRawBodies(scope)
    const serveFiles = makeServe(scope, authenticate)
    filesRoutes(scope, serveFiles, { db, clock, config, secrets, files })
    linkedPhotoRoutes(serveFiles, { db, clock, config, secrets, files })
    catalogueCsvRoutes(serveFiles, { db, clock })
    rateCardCsvRoutes(serveFiles, { db, clock })
    readingsRoutes(serveFiles, { db, clock })
    statementRoutes(serveFiles, { db, clock })
  })
  sessionRoutes(serve, sessionTools)
  deskCatalogueRoutes(serve, { db, clock, files })
  servePhotos(app, { db, files })
  deskPostsRoutes(serve, { db, clock, publish: bumpVersion })
  rateCardRoutes(serve, { db, clock })
  staffRoutes(serve, { db, clock, config })
  settingsRoutes(serve, { db, clock, secrets, publish: bumpVersion })
  yardsRoutes(serve, { db, clock, publish: bumpVersion })
  const gst = parts.gst ?? makeGstDirectory(config, clock)
  const follows = {
    onRegistered: [closeRequests, moveOpenEnquiries],
    onDissolved: [takeOwnEnquiries],
    whyNotDissolve: [whyLiveQuotes(clock), whyRunningJobs, whyOpenDues],
  }
  const companyTools = { db, session: sessionTools, clock, config, gst, ...follows }
  const erasing = { company: companyTools, files }
  profileRoutes(serve, {
    ...sessionTools,
    acts: {
      ACCEPT_QUOTE: acceptanceCode({ db, clock }),
      SIGN_LOGSHEET: signingCode({ db, clock }),
      CERTIFY_SUMMARY: certifyingCode({ db, clock }),
      ERASE_ACCOUNT: erasureCode(erasing),
    },
  })
  companyRoutes(serve, companyTools)
  usersRoutes(serve, companyTools)
  customerDocumentsRoutes(serve, { db, clock, files, secrets })
  projectSitesRoutes(serve, { ...companyTools, whyNotDelete: [whySiteInUse] })
  cartRoutes(serve, { db, clock })
  const enquiryTools = { db, clock, config, secrets, onCancelled: withdrawWithEnquiry }
  enquiriesRoutes(serve, enquiryTools)
  notificationsRoutes(serve, { db, clock, secrets })
  inboxRoutes(serve, enquiryTools)
  fleetRoutes(serve, { db, clock, config, files, secrets })
  jobsRoutes(serve, { db, clock, config, secrets })
  signedLinksRoutes(serve, { db, clock })
  logsheetsRoutes(serve, { db, clock, config, secrets, session: sessionTools })
  summarySheetsRoutes(serve, { db, clock, session: sessionTools, billSettled })
  summaryBatchesRoutes(serve, { db, clock })
  paymentsRoutes(serve, { db, clock })
  bankRoutes(serve, { db, clock })
  invoicesRoutes(serve, { db, clock, release: releaseMoney })
  invoiceRemindersRoutes(serve, { db, clock })
  gstRoutes(serve, { db, clock, provider: makeEInvoiceProvider(config, clock) })
  dashboardRoutes(serve, { db, clock, kept: openReckonings(), spends: openSpends(), orderCosts: openOrderCosts() })
  earningsRoutes(serve, { db, clock, earnings: openEarnings() })
  estimatesRoutes(serve, { db, clock })
  quotesRoutes(serve, { db, clock, config, secrets, session: sessionTools })
  const pdf = openPdf()
  app.addHook('onClose', pdf.close)
  challanRoutes(serve, { db, clock, config, secrets, files, pdf })
  const printTools = { db, clock, config, files, pdf, prints: keptPrints() }
  quotePdfRoutes(serve, printTools)
  summarySheetPdfRoutes(serve, printTools)
  invoicePdfRoutes(serve, printTools)
  ledgerRoutes(serve, printTools)
  ownPaymentsRoutes(serve, printTools)
  evidenceRoutes(serve, { ...printTools, secrets, making: makingOfPacks() })
  verifyRoutes(serve, { db, clock })
  serveDocumentKeys(app, secrets)
  searchRoutes(serve, { db, clock })
  contactRoutes(serve, { db, clock, config })
  ownDataRoutes(app, serve, { db, clock, secrets, files })
  erasureRoutes(serve, erasing)
}
