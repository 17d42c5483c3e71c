/** Every address of the product is built here; cities are lower case in addresses (specification section 2). */
const rental = (city: string) => `/rental/${city.toLowerCase()}`

export const pagePaths = {
  home: () => '/',
  rental,
  equipments: (city: string, ...slugs: string[]) => [`${rental(city)}/equipments`, ...slugs].join('/'),
  equipment: (city: string, productSlug: string) => `${rental(city)}/equipment/${productSlug}`,
  /** The machine finder; `search` holds the task and the answers. */
  find: (city: string, search = '') => `${rental(city)}/find${search}`,
  /** Machines side by side, in the given order; `onlyDifferences` hides equal rows. */
  compare: (city: string, slugs: readonly string[], onlyDifferences = false) =>
    `${rental(city)}/compare?machines=${slugs.join(',')}${onlyDifferences ? '&differences=1' : ''}`,
  /** The list of cities, with the remembered one first. */
  anyCity: () => '/rental',
  anyCityEquipments: (...slugs: string[]) => ['/rental/equipments', ...slugs].join('/'),
  anyCityEquipment: (productSlug: string) => `/rental/equipment/${productSlug}`,
  cart: () => '/cart',
  enquiry: () => '/enquiry',
  enquiries: () => '/my-rental/manage-enquiry',
  connectedRentals: () => '/connected-rentals',
  aboutUs: () => '/about-us',
  contact: () => '/about-us#contact',
  workerSafety: () => '/resources/worker-safety',
  /** A fragment: `features`, `faq`, or a question's id. */
  resources: (fragment?: string) => (fragment ? `/resources#${fragment}` : '/resources'),
  industries: () => '/industries',
  industry: (slug: string) => `/industry-detail/${slug}`,
  blogs: () => '/blogs',
  blog: (slug: string) => `/blog/${slug}`,
}

/** Rental addresses in a city, or those that ask for the city first; a cached page knows no city but its own. */
export const rentalPaths = (city: string | undefined) => ({
  start: () => (city ? pagePaths.rental(city) : pagePaths.anyCity()),
  equipments: (...slugs: string[]) =>
    city ? pagePaths.equipments(city, ...slugs) : pagePaths.anyCityEquipments(...slugs),
  find: () => (city ? pagePaths.find(city) : '/rental/find'),
})
