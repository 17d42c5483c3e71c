/** The audience of a page: everybody, a customer's account, their rentals, or the renting company. */
export type PageAudience = 'public' | 'account' | 'rentals' | 'desk'

type Page = {
  audience: PageAudience
  /** `:name` stands for one part of the address, `:name?` for one that may be missing. */
  path: string
  /** Query parameters that change the public page. */
  params?: readonly string[]
  /** The page also has a parameter for each filterable spec. */
  filtersBySpecs?: true
  /** A single address without catalogue data; the sitemap lists it as it is. */
  isText?: true
  /** The page works without a signal: phones keep it. Ids stand in its query, so that it has a single address. */
  inField?: true
  /** Aliases of the page, most of them from the specification; they redirect here. */
  twins?: readonly string[]
}

const LISTS = 'equipments/:productLineId?/:categoryId?/:subcategoryId?'
/** The hire that a page prices. */
const HIRE_PARAMS = ['quantity', 'period', 'duration', 'from', 'to', 'operator']
/** The answers of the finder; by name, because the footer loads this file on every page. */
const WORK_PARAMS = ['heightM', 'reachM', 'loadKg', 'digDepthM', 'concreteM3PerH', 'pavingWidthM']
const SUPPLY_PARAMS = ['powerKva', 'airCfm', 'pressureBar', 'ground', 'ownPower', 'quiet']
const ACCESS_PARAMS = ['widthM', 'stowedHeightM', 'weightKg', 'floorLoadKgPerM2']
const FINDER_PARAMS = ['task', ...WORK_PARAMS, ...SUPPLY_PARAMS, ...ACCESS_PARAMS]
const LIST_PARAMS = ['filter', 'sort', 'page', 'size', 'view']

/**
 * Every page. The server uses this table for caching, guarding, redirects and sitemaps, the web app for its routes. The
 * first entry that matches an address is its page.
 */
export const pages = {
  home: { audience: 'public', path: '/' },

  connectedRentals: { audience: 'public', path: '/connected-rentals', isText: true },
  aboutUs: { audience: 'public', path: '/about-us', params: ['contact'], isText: true },
  resources: { audience: 'public', path: '/resources', isText: true },
  workerSafety: { audience: 'public', path: '/resources/worker-safety', isText: true },
  industries: { audience: 'public', path: '/industries', isText: true, twins: ['/industry-detail'] },
  industry: { audience: 'public', path: '/industry-detail/:title' },
  terms: { audience: 'public', path: '/terms', isText: true },
  privacy: { audience: 'public', path: '/privacy', isText: true },
  grievance: { audience: 'public', path: '/grievance', isText: true },
  developers: { audience: 'public', path: '/developers', isText: true },
  blogs: { audience: 'public', path: '/blogs', params: ['tag', 'page'], twins: ['/blog'] },
  blog: { audience: 'public', path: '/blog/:slug' },

  // Without a city: `equipments`, `equipment` and `find` are never cities.
  chooseCity: { audience: 'public', path: '/rental', params: ['city'] },
  chooseCityForEquipment: { audience: 'public', path: '/rental/equipment/:productId', params: ['city'] },
  chooseCityForEquipments: {
    audience: 'public',
    path: `/rental/${LISTS}`,
    params: ['city', ...LIST_PARAMS],
    filtersBySpecs: true,
  },
  chooseCityForFinder: { audience: 'public', path: '/rental/find', params: ['city', ...FINDER_PARAMS] },
  city: { audience: 'public', path: '/rental/:location' },
  equipment: { audience: 'public', path: '/rental/:location/equipment/:productId', params: HIRE_PARAMS },
  find: { audience: 'public', path: '/rental/:location/find', params: FINDER_PARAMS },
  // Its loader redirects other spellings of the same comparison, so the cache keeps each one once.
  compare: {
    audience: 'public',
    path: '/rental/:location/compare',
    params: ['machines', 'differences', ...HIRE_PARAMS],
  },
  equipments: { audience: 'public', path: `/rental/:location/${LISTS}`, params: LIST_PARAMS, filtersBySpecs: true },

  // The pages behind links in messages: undoing a changed phone or e-mail address, and unsubscribing.
  undoChange: { audience: 'public', path: '/undo-change' },
  stopUpdates: { audience: 'public', path: '/stop-updates' },
  stopNotifications: { audience: 'public', path: '/stop-notifications' },

  // The code of an accepted quote leads here.
  verify: { audience: 'public', path: '/verify', params: ['quote', 'version', 'hash'] },

  // The pages of signed links; the token stands in the fragment.
  sign: { audience: 'public', path: '/sign' },
  log: { audience: 'public', path: '/log' },
  gate: { audience: 'public', path: '/gate' },

  cart: { audience: 'rentals', path: '/cart' },
  enquiry: { audience: 'rentals', path: '/enquiry' },
  enquiries: { audience: 'rentals', path: '/my-rental/manage-enquiry', twins: ['/my-rental'] },
  enquiryDetail: { audience: 'rentals', path: '/my-rental/manage-enquiry/:enquiryId' },
  quote: { audience: 'rentals', path: '/my-rental/manage-enquiry/quotes/:quoteId' },
  dashboard: { audience: 'rentals', path: '/my-rental/dashboard', twins: ['/rentals/dashboard'] },
  spend: { audience: 'rentals', path: '/my-rental/dashboard/spend' },
  budgets: { audience: 'rentals', path: '/my-rental/dashboard/budgets' },
  jobs: { audience: 'rentals', path: '/my-rental/manage-rental-jobs', inField: true },
  job: { audience: 'rentals', path: '/my-rental/rental-job-details', inField: true },
  logsheets: { audience: 'rentals', path: '/my-rental/logsheets', inField: true },
  newLogsheet: { audience: 'rentals', path: '/my-rental/logsheets/new', inField: true },
  logsheet: { audience: 'rentals', path: '/my-rental/logsheets/logsheets-detail', inField: true },
  logTimeline: {
    audience: 'rentals',
    path: '/my-rental/logsheets/logsheets-detail/view-timeline',
    inField: true,
  },
  timesheet: { audience: 'rentals', path: '/my-rental/logsheets/logsheets-timesheet', inField: true },
  timesheets: { audience: 'rentals', path: '/my-rental/rental-timesheets', inField: true },
  summarySheets: { audience: 'rentals', path: '/my-rental/rental-summary-sheet' },
  summarySheet: { audience: 'rentals', path: '/my-rental/logsheets/logsheets-summarysheet' },
  jobInvoices: { audience: 'rentals', path: '/my-rental/rental-invoice' },
  invoices: { audience: 'rentals', path: '/my-rental/invoice' },
  printSummarySheet: { audience: 'rentals', path: '/my-rental/logsheets/logsheets-summarysheet/print-summarysheet' },
  statement: { audience: 'rentals', path: '/my-rental/statement' },
  ownPayments: { audience: 'rentals', path: '/my-rental/payments' },

  profile: {
    audience: 'account',
    path: '/my-profile/profile-detail',
    twins: ['/my-profile', '/my-profile/overview'],
  },
  editProfile: { audience: 'account', path: '/my-profile/edit' },
  notificationPreferences: { audience: 'account', path: '/my-profile/notifications' },
  ownData: { audience: 'account', path: '/my-profile/your-data' },
  organisation: {
    audience: 'account',
    path: '/my-profile/organisation-detail',
    twins: ['/my-profile/company-organisation-detail'],
  },
  editOrganisation: {
    audience: 'account',
    path: '/my-profile/edit-organisation-detail',
    twins: ['/my-profile/edit-organisation'],
  },
  company: { audience: 'account', path: '/my-rental/company/overview', twins: ['/my-rental/company'] },
  companyUsers: { audience: 'account', path: '/my-rental/company/users' },
  newUser: { audience: 'account', path: '/my-profile/user-detail' },
  user: { audience: 'account', path: '/my-profile/user-detail/:userId' },
  projectSites: { audience: 'account', path: '/my-rental/company/project-sites' },
  newProjectSite: { audience: 'account', path: '/my-profile/projectsite-detail' },
  projectSite: { audience: 'account', path: '/my-profile/project-site' },

  deskSignIn: { audience: 'desk', path: '/desk/sign-in' },
  desk: { audience: 'desk', path: '/desk' },
  deskDashboard: { audience: 'desk', path: '/desk/dashboard' },
  deskEnquiries: { audience: 'desk', path: '/desk/enquiries/:enquiryId?' },
  deskQuotes: { audience: 'desk', path: '/desk/quotes' },
  deskQuote: { audience: 'desk', path: '/desk/quotes/:quoteId' },
  deskAllocation: { audience: 'desk', path: '/desk/allocation' },
  deskJobs: { audience: 'desk', path: '/desk/jobs' },
  deskJob: { audience: 'desk', path: '/desk/jobs/:jobId' },
  deskLogsheets: { audience: 'desk', path: '/desk/logsheets' },
  deskNewLogsheet: { audience: 'desk', path: '/desk/logsheets/new' },
  deskLogsheet: { audience: 'desk', path: '/desk/logsheets/:logsheetId' },
  deskLogTimeline: { audience: 'desk', path: '/desk/logsheets/:logsheetId/timeline' },
  deskTimesheets: { audience: 'desk', path: '/desk/timesheets' },
  deskTimesheet: { audience: 'desk', path: '/desk/timesheets/month' },
  deskSummarySheets: { audience: 'desk', path: '/desk/summary-sheets' },
  deskSummarySheet: { audience: 'desk', path: '/desk/summary-sheets/:summarySheetId' },
  deskBank: { audience: 'desk', path: '/desk/bank' },
  deskBankImport: { audience: 'desk', path: '/desk/bank/import' },
  deskBankLine: { audience: 'desk', path: '/desk/bank/:lineId' },
  deskPayments: { audience: 'desk', path: '/desk/payments' },
  deskNewPayment: { audience: 'desk', path: '/desk/payments/new' },
  deskPayment: { audience: 'desk', path: '/desk/payments/:paymentId' },
  deskLedger: { audience: 'desk', path: '/desk/ledger' },
  deskGst: { audience: 'desk', path: '/desk/gst' },
  deskStatement: { audience: 'desk', path: '/desk/ledger/statement' },
  deskInvoices: { audience: 'desk', path: '/desk/invoices' },
  deskInvoice: { audience: 'desk', path: '/desk/invoices/:invoiceId' },
  deskStaff: { audience: 'desk', path: '/desk/staff' },
  deskNewMember: { audience: 'desk', path: '/desk/staff/new' },
  deskMember: { audience: 'desk', path: '/desk/staff/:staffId' },
  deskRateCard: { audience: 'desk', path: '/desk/rate-card' },
  deskRatesOf: { audience: 'desk', path: '/desk/rate-card/:slug' },
  deskCustomers: { audience: 'desk', path: '/desk/customers' },
  deskCustomer: { audience: 'desk', path: '/desk/customers/:companyId' },
  deskPersons: { audience: 'desk', path: '/desk/persons' },
  deskPerson: { audience: 'desk', path: '/desk/persons/:accountId' },
  deskAvailability: { audience: 'desk', path: '/desk/availability' },
  deskMessages: { audience: 'desk', path: '/desk/messages' },
  deskMessage: { audience: 'desk', path: '/desk/messages/:messageId' },
  deskProducts: { audience: 'desk', path: '/desk/products' },
  deskNewProduct: { audience: 'desk', path: '/desk/products/new' },
  deskProduct: { audience: 'desk', path: '/desk/products/:slug' },
  deskPosts: { audience: 'desk', path: '/desk/posts' },
  deskNewPost: { audience: 'desk', path: '/desk/posts/new' },
  deskPost: { audience: 'desk', path: '/desk/posts/:postId' },
  deskCsvFiles: { audience: 'desk', path: '/desk/csv/:file?' },
  deskAudit: { audience: 'desk', path: '/desk/audit' },
  deskSettings: { audience: 'desk', path: '/desk/settings/:part?' },
  deskSettingsVersion: { audience: 'desk', path: '/desk/settings/versions/:version' },
  deskYards: { audience: 'desk', path: '/desk/yards' },
  deskNewYard: { audience: 'desk', path: '/desk/yards/new' },
  deskMachines: { audience: 'desk', path: '/desk/machines' },
  deskNewMachine: { audience: 'desk', path: '/desk/machines/new' },
  deskMachine: { audience: 'desk', path: '/desk/machines/:machineId' },
  deskOperators: { audience: 'desk', path: '/desk/operators' },
  deskNewOperator: { audience: 'desk', path: '/desk/operators/new' },
  deskOperator: { audience: 'desk', path: '/desk/operators/:operatorId' },
  deskYard: { audience: 'desk', path: '/desk/yards/:yardId' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

/** Every page with all its optional properties. */
export const allPages: readonly Page[] = Object.values(pages)

/** `/my-rental/company` → `/my-rental`. */
const beginningOf = ({ path }: Page) => `/${path.split('/')[1]}`

/**
 * Prefixes of guarded addresses: their pages hold no data until the browser calls the API with a token. The last is
 * from the specification and has no pages yet.
 */
export const guardedBeginnings: readonly string[] = [
  ...new Set(allPages.filter(({ audience }) => audience !== 'public').map(beginningOf)),
  '/rentals',
]

/** Whether an address, without language and parameters, begins like those of guarded pages. */
export const isGuarded = (pathname: string) =>
  guardedBeginnings.some((beginning) => pathname === beginning || pathname.startsWith(`${beginning}/`))
