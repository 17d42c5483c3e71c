import type { PublicPage } from '#server/platform/page-table.ts'

const LIST_PARAMS = ['filter', 'sort', 'page', 'size']

/** Public pages with the query parameters that change them; the list of machines knows one more per filterable spec. */
export const publicPages = (specParams: readonly string[]): PublicPage[] => {
  const params = [...LIST_PARAMS, ...specParams]
  return [
    { pattern: '/' },
    { pattern: '/rental' },
    { pattern: '/rental/equipments' },
    { pattern: '/rental/equipments/:line' },
    { pattern: '/rental/equipments/:line/:category' },
    { pattern: '/rental/equipments/:line/:category/:subCategory' },
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
