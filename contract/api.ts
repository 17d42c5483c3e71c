import { cartApi } from './cart.ts'
import { catalogueCsvApi } from './catalogue.csv.ts'
import { deskCatalogueApi } from './catalogue.desk.ts'
import { finderApi } from './catalogue.finder.ts'
import { catalogueApi } from './catalogue.ts'
import { companyDeskApi } from './company.desk.ts'
import { companyApi } from './company.ts'
import { contactDeskApi } from './contact.desk.ts'
import { contactApi } from './contact.ts'
import { deskPostsApi } from './content.desk.ts'
import { postsApi } from './content.posts.ts'
import { contentApi } from './content.ts'
import { budgetsApi } from './dashboard.budgets.ts'
import { earningsApi } from './dashboard.earnings.ts'
import { spendApi } from './dashboard.spend.ts'
import { dashboardApi } from './dashboard.ts'
import { searchApi } from './desk-search.ts'
import { customerEnquiriesApi } from './enquiries.customer.ts'
import { inboxApi } from './enquiries.inbox.ts'
import { messagesApi } from './enquiries.messages.ts'
import { enquiriesApi } from './enquiries.ts'
import { wantedApi } from './enquiries.wanted.ts'
import { estimatesApi } from './estimates.ts'
import { evidenceApi } from './evidence.ts'
import { filesApi } from './files.ts'
import { bookingsApi } from './fleet.bookings.ts'
import { machinesApi } from './fleet.machines.ts'
import { operatorsApi } from './fleet.operators.ts'
import { papersApi } from './fleet.papers.ts'
import { machinePhotosApi } from './fleet.photos.ts'
import { telematicsApi } from './fleet.telematics.ts'
import { eInvoicesApi } from './gst.e-invoices.ts'
import { gstApi } from './gst.ts'
import { invoiceBatchesApi } from './invoices.batches.ts'
import { deskInvoicesApi, invoicesApi } from './invoices.calls.ts'
import { invoiceFilesApi } from './invoices.files.ts'
import { invoicePdfApi } from './invoices.pdf.ts'
import { receivablesApi } from './invoices.receivables.ts'
import { invoiceRemindersApi } from './invoices.reminders.ts'
import { paymentReportsApi } from './invoices.reports.calls.ts'
import { breakdownsApi } from './jobs.breakdowns.ts'
import { challanApi } from './jobs.challan.ts'
import { customerJobsApi } from './jobs.customer.ts'
import { deskJobsApi } from './jobs.desk.ts'
import { gateApi } from './jobs.gate.ts'
import { inspectionsApi } from './jobs.inspections.ts'
import { offHiresApi } from './jobs.off-hires.ts'
import { jobsApi } from './jobs.ts'
import { ledgerApi } from './ledger.calls.ts'
import { monthsApi } from './ledger.months.ts'
import { locationsApi } from './locations.ts'
import { yardsApi } from './locations.yards.ts'
import { deskLogsheetsApi, logsheetsApi } from './logsheets.calls.ts'
import { logsheetLinksApi } from './logsheets.links.ts'
import { logsheetTimelineApi } from './logsheets.timeline.ts'
import { deskTimesheetsApi, timesheetsApi } from './logsheets.timesheets.ts'
import { notificationsApi } from './notifications.ts'
import { erasureApi } from './own-data.erasure.ts'
import { ownDataApi } from './own-data.ts'
import { bankApi } from './payments.bank.ts'
import { paymentsApi } from './payments.calls.ts'
import { ownPaymentsApi } from './payments.customer.ts'
import { profileApi } from './profile.ts'
import { sitePeopleApi } from './project-sites.people.ts'
import { projectSitesApi } from './project-sites.ts'
import { quoteAnswersApi } from './quotes.answers.ts'
import { deskQuotesApi } from './quotes.desk.ts'
import { quotePdfApi } from './quotes.pdf.ts'
import { quotesApi } from './quotes.ts'
import { quoteVerifyApi } from './quotes.verify.ts'
import { changeManyApi } from './rate-card.change-many.ts'
import { rateCardCsvApi } from './rate-card.csv.ts'
import { rateCardApi } from './rate-card.ts'
import { sessionApi } from './session.ts'
import { settingsApi } from './settings.desk.ts'
import { legalApi } from './settings.public.ts'
import { signedLinksApi } from './signed-links.ts'
import { auditApi } from './staff.audit.ts'
import { staffApi } from './staff.people.ts'
import { summaryBatchesApi } from './summary-sheets.batches.ts'
import { deskSummarySheetsApi, summarySheetsApi } from './summary-sheets.calls.ts'
import { summarySheetPdfApi } from './summary-sheets.pdf.ts'
import { accessRequestsApi } from './users.access-requests.ts'
import { customersApi } from './users.desk.ts'
import { customerDocumentsApi } from './users.documents.ts'
import { customerLimitsApi } from './users.limits.ts'
import { usersApi } from './users.ts'

/** Every call of the product, by its name in server and web. */
export const api = {
  ...filesApi,
  ...locationsApi,
  ...catalogueApi,
  ...finderApi,
  ...rateCardApi,
  ...changeManyApi,
  ...deskCatalogueApi,
  ...catalogueCsvApi,
  ...rateCardCsvApi,
  ...contentApi,
  ...postsApi,
  ...deskPostsApi,
  ...sessionApi,
  ...profileApi,
  ...companyApi,
  ...companyDeskApi,
  ...usersApi,
  ...customersApi,
  ...customerDocumentsApi,
  ...customerLimitsApi,
  ...accessRequestsApi,
  ...projectSitesApi,
  ...sitePeopleApi,
  ...cartApi,
  ...enquiriesApi,
  ...wantedApi,
  ...notificationsApi,
  ...customerEnquiriesApi,
  ...messagesApi,
  ...contactApi,
  ...contactDeskApi,
  ...searchApi,
  ...staffApi,
  ...auditApi,
  ...legalApi,
  ...settingsApi,
  ...yardsApi,
  ...inboxApi,
  ...machinesApi,
  ...bookingsApi,
  ...papersApi,
  ...machinePhotosApi,
  ...telematicsApi,
  ...operatorsApi,
  ...quotesApi,
  ...estimatesApi,
  ...jobsApi,
  ...customerJobsApi,
  ...breakdownsApi,
  ...challanApi,
  ...gateApi,
  ...inspectionsApi,
  ...offHiresApi,
  ...deskJobsApi,
  ...logsheetsApi,
  ...timesheetsApi,
  ...logsheetTimelineApi,
  ...deskLogsheetsApi,
  ...summarySheetsApi,
  ...deskSummarySheetsApi,
  ...summaryBatchesApi,
  ...invoiceBatchesApi,
  ...summarySheetPdfApi,
  ...ledgerApi,
  ...monthsApi,
  ...paymentsApi,
  ...bankApi,
  ...ownPaymentsApi,
  ...invoicesApi,
  ...deskInvoicesApi,
  ...invoicePdfApi,
  ...invoiceFilesApi,
  ...paymentReportsApi,
  ...receivablesApi,
  ...evidenceApi,
  ...invoiceRemindersApi,
  ...gstApi,
  ...eInvoicesApi,
  ...dashboardApi,
  ...ownDataApi,
  ...erasureApi,
  ...spendApi,
  ...earningsApi,
  ...budgetsApi,
  ...signedLinksApi,
  ...logsheetLinksApi,
  ...deskTimesheetsApi,
  ...quoteAnswersApi,
  ...quotePdfApi,
  ...quoteVerifyApi,
  ...deskQuotesApi,
}
export type Api = typeof api
