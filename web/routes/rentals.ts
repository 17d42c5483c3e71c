import { page } from './page.ts'

/** On the way to renting; without the account's navigation. */
export const cartRoutes = [page('cart', 'pages/rentals/cart.tsx'), page('enquiry', 'pages/rentals/enquiry.tsx')]

/** What one rents, beside the account's navigation. */
export const rentalsRoutes = [
  page('enquiries', 'pages/rentals/manage-enquiry.tsx'),
  page('enquiryDetail', 'pages/rentals/enquiry-detail.tsx'),
]
