import { expect, test } from 'vitest'
import type { Claims } from '#contract/session.ts'
import { accountPlaces, useAccountTexts } from './account-places.ts'
import { isAt } from './places.ts'

const claims: Claims = {
  role: 'ROLE_ADMIN',
  userType: 'COMPANY',
  exp: 0,
  iat: 0,
  phoneEmail: '',
  publicKey: '',
  userId: '',
  name: '',
  status: 'ACTIVE',
}
const places = accountPlaces(useAccountTexts(), claims).flatMap((group) => group.places)

test.each([
  ['/my-rental/dashboard', 'Dashboard'],
  ['/my-rental/manage-enquiry', 'Enquiries'],
  ['/my-rental/manage-enquiry/1', 'Enquiries'],
  ['/my-rental/manage-enquiry/quotes/1', 'Enquiries'],
  ['/my-rental/manage-rental-jobs', 'Rental jobs'],
  ['/my-rental/rental-job-details', 'Rental jobs'],
  ['/my-rental/logsheets', 'Logsheets'],
  ['/my-rental/logsheets/new', 'Logsheets'],
  ['/my-rental/logsheets/logsheets-detail', 'Logsheets'],
  ['/my-rental/logsheets/logsheets-detail/view-timeline', 'Logsheets'],
  ['/my-rental/logsheets/logsheets-timesheet', 'Logsheets'],
  ['/my-rental/rental-timesheets', 'Logsheets'],
  ['/my-rental/rental-summary-sheet', 'Summary sheets'],
  ['/my-rental/logsheets/logsheets-summarysheet', 'Summary sheets'],
  ['/my-rental/logsheets/logsheets-summarysheet/print-summarysheet', 'Summary sheets'],
  ['/my-rental/statement', 'Statement of account'],
  ['/my-rental/payments', 'Statement of account'],
  ['/my-rental/invoice', 'Invoices'],
  ['/my-rental/rental-invoice', 'Invoices'],
  ['/my-rental/company/overview', 'Overview'],
  ['/my-rental/company/users', 'Users'],
  ['/my-profile/user-detail', 'Users'],
  ['/my-profile/user-detail/1', 'Users'],
  ['/my-rental/company/project-sites', 'Project sites'],
  ['/my-profile/projectsite-detail', 'Project sites'],
  ['/my-profile/project-site', 'Project sites'],
  ['/my-profile/profile-detail', 'Profile'],
  ['/my-profile/edit', 'Profile'],
  ['/my-profile/organisation-detail', 'Organisation'],
  ['/my-profile/edit-organisation-detail', 'Organisation'],
  ['/my-profile/notifications', 'Notifications'],
  ['/my-profile/your-data', 'Your data'],
])('%s belongs to %s only', (path, name) => {
  expect(places.filter((place) => isAt(path, place)).map((place) => place.name)).toEqual([name])
})

test('users and individuals have no links to pages that they may not open', () => {
  const names = (as: Partial<Claims>) =>
    accountPlaces(useAccountTexts(), { ...claims, ...as }).flatMap((group) => group.places.map((place) => place.name))
  expect(names({ role: 'ROLE_USER' })).toEqual([
    'Dashboard',
    'Enquiries',
    'Rental jobs',
    'Logsheets',
    'Summary sheets',
    'Invoices',
    'Overview',
    'Project sites',
    'Profile',
    'Organisation',
    'Notifications',
    'Your data',
  ])
  expect(names({ role: 'ROLE_USER', userType: 'INDIVIDUAL' })).toEqual([
    'Dashboard',
    'Enquiries',
    'Rental jobs',
    'Logsheets',
    'Summary sheets',
    'Invoices',
    'Statement of account',
    'Profile',
    'Organisation',
    'Notifications',
    'Your data',
  ])
})
