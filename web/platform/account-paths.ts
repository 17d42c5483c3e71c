/** Addresses of signed-in pages that no public page links to, kept apart so that public pages do not load them. */
export const accountPaths = {
  profile: () => '/my-profile/profile-detail',
  /** The own profile, with the dialog that verifies this phone or e-mail address open. */
  verifyProfile: (what: 'phone' | 'email') => `/my-profile/profile-detail?verify=${what}`,
  invitations: () => '/my-profile/profile-detail#invitations',
  editProfile: () => '/my-profile/edit',
  notifications: () => '/my-profile/notifications',
  organisation: () => '/my-profile/organisation-detail',
  /** Edits the company; an individual registers one or requests access there. */
  editOrganisation: () => '/my-profile/edit-organisation-detail',
  newUser: () => '/my-profile/user-detail',
  user: (userId: string) => `/my-profile/user-detail/${userId}`,
  newProjectSite: () => '/my-profile/projectsite-detail',
  anyProjectSite: () => '/my-profile/project-site',
  projectSite: (addressId: string) => `/my-profile/project-site?site=${addressId}`,
  company: () => '/my-rental/company/overview',
  companyUsers: () => '/my-rental/company/users',
  projectSites: () => '/my-rental/company/project-sites',
  enquiryDetail: (enquiryId: string) => `/my-rental/manage-enquiry/${enquiryId}`,
  logsheets: () => '/my-rental/logsheets',
  logsheetsToSign: () => '/my-rental/logsheets?status=SUBMITTED',
  newLogsheet: (jobId?: string) =>
    jobId === undefined ? '/my-rental/logsheets/new' : `/my-rental/logsheets/new?job=${jobId}`,
  logsheet: (logsheetId: string) => `/my-rental/logsheets/logsheets-detail?log=${logsheetId}`,
  logTimeline: (logsheetId: string) => `/my-rental/logsheets/logsheets-detail/view-timeline?log=${logsheetId}`,
  timesheet: (jobId: string, month: string) => `/my-rental/logsheets/logsheets-timesheet?job=${jobId}&month=${month}`,
  /** The months of all jobs, or of one. */
  timesheets: (jobId?: string) => `/my-rental/rental-timesheets${jobId === undefined ? '' : `?job=${jobId}`}`,
  /** The sheets of all jobs, or of one. */
  summarySheets: (jobId?: string) => `/my-rental/rental-summary-sheet${jobId === undefined ? '' : `?job=${jobId}`}`,
  anySummarySheet: () => '/my-rental/logsheets/logsheets-summarysheet',
  summarySheet: (summarySheetId: string) => `/my-rental/logsheets/logsheets-summarysheet?sheet=${summarySheetId}`,
  printSummarySheet: (summarySheetId: string) =>
    `/my-rental/logsheets/logsheets-summarysheet/print-summarysheet?sheet=${summarySheetId}`,
  statement: () => '/my-rental/statement',
  payments: () => '/my-rental/payments',
  anyJobInvoices: () => '/my-rental/rental-invoice',
  jobInvoices: (jobId: string) => `/my-rental/rental-invoice?job=${jobId}`,
  invoices: () => '/my-rental/invoice',
  invoice: (invoiceId: string) => `/my-rental/invoice?invoice=${invoiceId}`,
  quote: (quoteId: string) => `/my-rental/manage-enquiry/quotes/${quoteId}`,
  dashboard: () => '/my-rental/dashboard',
  spend: () => '/my-rental/dashboard/spend',
  jobs: () => '/my-rental/manage-rental-jobs',
  anyJob: () => '/my-rental/rental-job-details',
  job: (jobId: string) => `/my-rental/rental-job-details?job=${jobId}`,
}
