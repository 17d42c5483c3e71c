/** Addresses of the product, built in one place; the city is lower case in an address (specification section 2). */
const rental = (city: string) => `/rental/${city.toLowerCase()}`

export const pagePaths = {
  home: () => '/',
  rental,
  equipments: (city: string, ...slugs: string[]) => [`${rental(city)}/equipments`, ...slugs].join('/'),
  equipment: (city: string, productSlug: string) => `${rental(city)}/equipment/${productSlug}`,
  /** Without a city: a list of cities, and the remembered one in front. */
  anyCity: () => '/rental',
  anyCityEquipments: (...slugs: string[]) => ['/rental/equipments', ...slugs].join('/'),
  anyCityEquipment: (productSlug: string) => `/rental/equipment/${productSlug}`,
  undoChange: () => '/undo-change',
  cart: () => '/cart',
  enquiry: () => '/enquiry',
  profile: () => '/my-profile/profile-detail',
  /** The own profile, asking at once for the code that proves this one. */
  verifyProfile: (what: 'phone' | 'email') => `/my-profile/profile-detail?verify=${what}`,
  invitations: () => '/my-profile/profile-detail#invitations',
  editProfile: () => '/my-profile/edit',
  organisation: () => '/my-profile/organisation-detail',
  /** Changes the own company; for an individual, the form that registers one or asks to be let into one. */
  editOrganisation: () => '/my-profile/edit-organisation-detail',
  newUser: () => '/my-profile/user-detail',
  user: (userId: string) => `/my-profile/user-detail/${userId}`,
  newProjectSite: () => '/my-profile/projectsite-detail',
  projectSite: (addressId: string) => `/my-profile/project-site?site=${addressId}`,
  company: () => '/my-rental/company/overview',
  companyUsers: () => '/my-rental/company/users',
  projectSites: () => '/my-rental/company/project-sites',
  enquiries: () => '/my-rental/manage-enquiry',
  enquiryDetail: (enquiryId: string) => `/my-rental/manage-enquiry/${enquiryId}`,
  connectedRentals: () => '/connected-rentals',
}

/** Addresses of renting in a city, or the ones that ask for the city first: cached pages know only their own. */
export const rentalPaths = (city: string | undefined) => ({
  start: () => (city ? pagePaths.rental(city) : pagePaths.anyCity()),
  equipments: (...slugs: string[]) =>
    city ? pagePaths.equipments(city, ...slugs) : pagePaths.anyCityEquipments(...slugs),
})
