import { layout } from '@react-router/dev/routes'
import { page } from './page.ts'

/** Cart and enquiry form, without the account's navigation. */
export const cartRoutes = [page('cart', 'pages/rentals/cart.tsx'), page('enquiry', 'pages/rentals/enquiry.tsx')]

/** The pages that people need on site, with or without a signal. */
const fieldRoutes = [
  page('jobs', 'pages/rentals/jobs.tsx'),
  page('job', 'pages/rentals/job.tsx'),
  page('logsheets', 'pages/rentals/logsheets.tsx'),
  page('newLogsheet', 'pages/rentals/new-logsheet.tsx'),
  page('logsheet', 'pages/rentals/logsheet.tsx'),
  page('logTimeline', 'pages/rentals/log-timeline.tsx'),
  page('timesheet', 'pages/rentals/timesheet.tsx'),
  page('timesheets', 'pages/rentals/timesheets.tsx'),
]

/** The customer's rentals, beside the account's navigation. */
export const rentalsRoutes = [
  page('dashboard', 'pages/rentals/dashboard.tsx'),
  page('spend', 'pages/rentals/spend.tsx'),
  page('budgets', 'pages/rentals/budgets.tsx'),
  page('enquiries', 'pages/rentals/manage-enquiry.tsx'),
  page('enquiryDetail', 'pages/rentals/enquiry-detail.tsx'),
  page('quote', 'pages/rentals/quote.tsx'),
  layout('layouts/field.tsx', fieldRoutes),
  page('summarySheets', 'pages/rentals/summary-sheets.tsx'),
  page('summarySheet', 'pages/rentals/summary-sheet.tsx'),
  page('jobInvoices', 'pages/rentals/invoices.tsx'),
  page('invoices', 'pages/rentals/invoice.tsx'),
  page('printSummarySheet', 'pages/rentals/print-summary-sheet.tsx'),
  page('statement', 'pages/rentals/statement.tsx'),
  page('ownPayments', 'pages/rentals/payments.tsx'),
]
