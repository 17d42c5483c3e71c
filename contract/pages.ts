/** For whom a page is: everybody, a customer's account, what they rent, or the renting company. */
export type PageAudience = 'public' | 'account' | 'rentals' | 'desk'

export type Page = {
  audience: PageAudience
  /** `:name` stands for one part of the address, `:name?` for one that may be missing. */
  path: string
  /** Query parameters that change what everybody is shown. */
  params?: readonly string[]
  /** Takes a parameter for each specification by which machines are filtered. */
  filtersBySpecs?: true
  /** One address with nothing of the catalogue in it: search engines are told of it as it stands. */
  isText?: true
  /** Other addresses of the same page, most of them in the specification; they redirect here. */
  twins?: readonly string[]
}

const LISTS = 'equipments/:productLineId?/:categoryId?/:subcategoryId?'
const LIST_PARAMS = ['filter', 'sort', 'page', 'size', 'view']

/**
 * Every page there is: the server reads here what it keeps, guards, redirects and tells search engines, the web app its
 * routes. The first that matches an address is its page.
 */
export const pages = {
  home: { audience: 'public', path: '/' },

  connectedRentals: { audience: 'public', path: '/connected-rentals', isText: true },
  aboutUs: { audience: 'public', path: '/about-us', params: ['contact'], isText: true },
  resources: { audience: 'public', path: '/resources', isText: true },
  workerSafety: { audience: 'public', path: '/resources/worker-safety', isText: true },
  industries: { audience: 'public', path: '/industries', isText: true, twins: ['/industry-detail'] },
  industry: { audience: 'public', path: '/industry-detail/:title' },
  blogs: { audience: 'public', path: '/blogs', params: ['tag', 'page'], twins: ['/blog'] },
  blog: { audience: 'public', path: '/blog/:slug' },

  // Without a city: `equipments` and `equipment` are never cities.
  chooseCity: { audience: 'public', path: '/rental', params: ['city'] },
  chooseCityForEquipment: { audience: 'public', path: '/rental/equipment/:productId', params: ['city'] },
  chooseCityForEquipments: {
    audience: 'public',
    path: `/rental/${LISTS}`,
    params: ['city', ...LIST_PARAMS],
    filtersBySpecs: true,
  },
  city: { audience: 'public', path: '/rental/:location' },
  equipment: { audience: 'public', path: '/rental/:location/equipment/:productId' },
  // Its loader redirects any other way of naming the same machines, so that each comparison is kept once.
  compare: { audience: 'public', path: '/rental/:location/compare', params: ['machines', 'differences'] },
  equipments: { audience: 'public', path: `/rental/:location/${LISTS}`, params: LIST_PARAMS, filtersBySpecs: true },

  // Where the links of messages lead: to undo a changed phone or e-mail address, to hear of no more machines.
  undoChange: { audience: 'public', path: '/undo-change' },
  stopUpdates: { audience: 'public', path: '/stop-updates' },

  cart: { audience: 'rentals', path: '/cart' },
  enquiry: { audience: 'rentals', path: '/enquiry' },
  enquiries: { audience: 'rentals', path: '/my-rental/manage-enquiry', twins: ['/my-rental'] },
  enquiryDetail: { audience: 'rentals', path: '/my-rental/manage-enquiry/:enquiryId' },

  profile: {
    audience: 'account',
    path: '/my-profile/profile-detail',
    twins: ['/my-profile', '/my-profile/overview'],
  },
  editProfile: { audience: 'account', path: '/my-profile/edit' },
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
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

/** Every page with all it may say of itself. */
export const allPages: readonly Page[] = Object.values(pages)

/** `/my-rental/company` → `/my-rental`. */
const beginningOf = ({ path }: Page) => `/${path.split('/')[1]}`

/**
 * Beginnings of addresses behind a guard: they carry nobody's data until the browser has asked with a token. The last two
 * are the specification's, and no page of theirs stands yet.
 */
export const guardedBeginnings: readonly string[] = [
  ...new Set(allPages.filter(({ audience }) => audience !== 'public').map(beginningOf)),
  '/rentals',
  '/desk',
]
