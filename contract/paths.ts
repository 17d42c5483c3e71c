import { get, post } from './path.ts'

/**
 * Method, path and access of every call that needs no token; the others are in `paths.signed-in.ts` and `paths.desk.ts`.
 * Free of Zod, because every page that makes a call carries it.
 */
export const paths = {
  requestOtp: get('public', '/v1/jwt-auth/request-otp'),
  sendOtp: post('public', '/v1/jwt-auth/request-otp'),
  verifyOtp: post('public', '/v1/jwt-auth/verify-otp'),
  refreshTokens: post('public', '/v1/jwt-auth/refresh'),
  logout: post('public', '/v1/jwt-auth/logout'),
  undoChange: post('public', '/v1/user/undo-change'),

  listStates: get('public', '/v1/public/geo/states'),
  listCitiesOfState: get('public', '/v1/public/geo/cities'),
  listLocations: get('public', '/v1/public/locations'),
  getContentPage: get('public', '/v1/public/pages/{slug}'),
  getLegalText: get('public', '/v1/public/legal/{slug}'),
  getResources: get('public', '/v1/public/resources'),
  listIndustries: get('public', '/v1/public/industries'),
  getIndustry: get('public', '/v1/public/industries/{slug}'),
  listPosts: get('public', '/api/posts'),
  getPost: get('public', '/api/posts/{slug}'),
  listTags: get('public', '/api/tags'),
  getProductCatalog: get('public', '/v1/public/product-catalog'),
  getHierarchyFilters: get('public', '/v1/public/product-catalog/filters/hierarchy'),
  listProducts: get('public', '/v1/public/products'),
  getProduct: get('public', '/v1/public/products/{slug}'),
  findMachines: get('public', '/v1/public/finder'),
  listSuggestions: get('public', '/v1/public/suggestions'),
  getEstimate: get('public', '/v1/public/estimates'),

  verifyQuote: get('public', '/v1/public/quotes/verify'),
  unsubscribeAvailability: post('public', '/v1/enquiries/product-availability/unsubscribe'),
  stopNotifications: post('public', '/v1/notifications/stop'),
  sendContactMessage: post('public', '/v1/contact'),
} satisfies Record<string, { access: 'public' }>
