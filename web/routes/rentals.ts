import { page } from './page.ts'

/** Cart and enquiry form, without the account's navigation. */
export const cartRoutes = [page('cart', 'pages/rentals/cart.tsx'), page('enquiry', 'pages/rentals/enquiry.tsx')]

/** The customer's rentals, beside the account's navigation. */
export const rentalsRoutes = [
  page('enquiries', 'pages/rentals/manage-enquiry.tsx'),
  page('enquiryDetail', 'pages/rentals/enquiry-detail.tsx'),
  page('quote', 'pages/rentals/quote.tsx'),
  page('jobs', 'pages/rentals/jobs.tsx'),
  page('job', 'pages/rentals/job.tsx'),
  page('logsheets', 'pages/rentals/logsheets.tsx'),
  page('logsheet', 'pages/rentals/logsheet.tsx'),
  page('timesheet', 'pages/rentals/timesheet.tsx'),
]
