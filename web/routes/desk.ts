import { layout } from '@react-router/dev/routes'
import { page } from './page.ts'

/** Signing in at the desk, outside of its frame. */
export const deskSignInRoutes = [page('deskSignIn', 'pages/desk/sign-in.tsx')]

/** What operations enter and sign, on a weak signal too. */
const fieldRoutes = [
  page('deskLogsheets', 'pages/desk/logsheets.tsx'),
  page('deskNewLogsheet', 'pages/desk/new-logsheet.tsx'),
  page('deskLogsheet', 'pages/desk/logsheet.tsx'),
  page('deskLogTimeline', 'pages/desk/log-timeline.tsx'),
]

/** The rooms of the desk, beside its navigation. */
export const deskRoutes = [
  page('desk', 'pages/desk/desk.tsx'),
  page('deskEnquiries', 'pages/desk/inbox.tsx'),
  page('deskQuotes', 'pages/desk/quotes.tsx'),
  page('deskQuote', 'pages/desk/quote.tsx'),
  page('deskAllocation', 'pages/desk/allocation.tsx'),
  page('deskJobs', 'pages/desk/jobs.tsx'),
  page('deskJob', 'pages/desk/job.tsx'),
  layout('layouts/desk-field.tsx', fieldRoutes),
  page('deskTimesheets', 'pages/desk/timesheets.tsx'),
  page('deskTimesheet', 'pages/desk/timesheet.tsx'),
  page('deskSummarySheets', 'pages/desk/summary-sheets.tsx'),
  page('deskSummarySheet', 'pages/desk/summary-sheet.tsx'),
  page('deskPayments', 'pages/desk/payments.tsx'),
  page('deskNewPayment', 'pages/desk/new-payment.tsx'),
  page('deskPayment', 'pages/desk/payment.tsx'),
  page('deskLedger', 'pages/desk/ledger.tsx'),
  page('deskStatement', 'pages/desk/statement.tsx'),
  page('deskInvoices', 'pages/desk/invoices.tsx'),
  page('deskInvoice', 'pages/desk/invoice.tsx'),
  page('deskStaff', 'pages/desk/staff.tsx'),
  page('deskNewMember', 'pages/desk/new-member.tsx'),
  page('deskMember', 'pages/desk/member.tsx'),
  page('deskRateCard', 'pages/desk/rate-card.tsx'),
  page('deskRatesOf', 'pages/desk/rates-of.tsx'),
  page('deskCustomers', 'pages/desk/customers.tsx'),
  page('deskCustomer', 'pages/desk/customer.tsx'),
  page('deskPersons', 'pages/desk/persons.tsx'),
  page('deskPerson', 'pages/desk/person.tsx'),
  page('deskAvailability', 'pages/desk/availability.tsx'),
  page('deskMessages', 'pages/desk/messages.tsx'),
  page('deskMessage', 'pages/desk/message.tsx'),
  page('deskProducts', 'pages/desk/products.tsx'),
  page('deskNewProduct', 'pages/desk/new-product.tsx'),
  page('deskProduct', 'pages/desk/product.tsx'),
  page('deskPosts', 'pages/desk/posts.tsx'),
  page('deskNewPost', 'pages/desk/new-post.tsx'),
  page('deskPost', 'pages/desk/post.tsx'),
  page('deskCsvFiles', 'pages/desk/csv-files.tsx'),
  page('deskAudit', 'pages/desk/audit.tsx'),
  page('deskSettings', 'pages/desk/settings.tsx'),
  page('deskSettingsVersion', 'pages/desk/settings-version.tsx'),
  page('deskMachines', 'pages/desk/machines.tsx'),
  page('deskNewMachine', 'pages/desk/new-machine.tsx'),
  page('deskMachine', 'pages/desk/machine.tsx'),
  page('deskOperators', 'pages/desk/operators.tsx'),
  page('deskNewOperator', 'pages/desk/new-operator.tsx'),
  page('deskOperator', 'pages/desk/operator.tsx'),
  page('deskYards', 'pages/desk/yards.tsx'),
  page('deskNewYard', 'pages/desk/new-yard.tsx'),
  page('deskYard', 'pages/desk/yard.tsx'),
]
