import type { PublicPage } from '#server/platform/page-table.ts'

const LIST_PARAMS = ['filter', 'sort', 'page', 'size']

/** Public pages with the query parameters that change them; the list of machines knows one more per filterable spec. */
export const publicPages = (specParams: readonly string[]): PublicPage[] => {
  // A plain form sends the two ends of a range apart; the page redirects to the one way of writing it.
  const params = [...LIST_PARAMS, ...specParams.flatMap((name) => [name, `${name}.min`, `${name}.max`])]
  const anyCityParams = ['city', ...params]
  return [
    { pattern: '/' },
    { pattern: '/rental' },
    { pattern: '/rental/equipments', params: anyCityParams },
    { pattern: '/rental/equipments/:line', params: anyCityParams },
    { pattern: '/rental/equipments/:line/:category', params: anyCityParams },
    { pattern: '/rental/equipments/:line/:category/:subCategory', params: anyCityParams },
    { pattern: '/rental/equipment/:product' },
    { pattern: '/rental/:location' },
    { pattern: '/rental/:location/equipments', params },
    { pattern: '/rental/:location/equipments/:line', params },
    { pattern: '/rental/:location/equipments/:line/:category', params },
    { pattern: '/rental/:location/equipments/:line/:category/:subCategory', params },
    { pattern: '/rental/:location/equipment/:product' },
  ]
}

/** Beginnings of addresses behind the guard. */
export const guardedPages = ['/cart', '/enquiry', '/my-profile', '/my-rental', '/rentals', '/desk']
