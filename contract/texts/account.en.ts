/** Navigation of the signed-in pages. */
export const accountTexts = {
  navigation: 'My account',
  rentals: 'My Rentals',
  dashboard: 'Dashboard',
  enquiries: 'Enquiries',
  jobs: 'Rental jobs',
  logsheets: 'Logsheets',
  summarySheets: 'Summary sheets',
  statement: 'Statement of account',
  company: 'Company',
  overview: 'Overview',
  users: 'Users',
  projectSites: 'Project sites',
  you: 'You',
  profile: 'Profile',
  organisation: 'Organisation',
  notifications: 'Notifications',
} as const
