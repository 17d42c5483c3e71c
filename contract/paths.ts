import type { Access } from './access.ts'

const callBy =
  <const Method extends string>(method: Method) =>
  <const A extends Access, const Path extends string>(access: A, path: Path) => ({ method, path, access })
const get = callBy('GET')
const post = callBy('POST')
const put = callBy('PUT')
const remove = callBy('DELETE')

/** Method, path and access of every call. Free of Zod: the first load of public pages carries it, its accesses for 90 bytes. */
export const paths = {
  requestOtp: get('public', '/v1/jwt-auth/request-otp'),
  sendOtp: post('public', '/v1/jwt-auth/request-otp'),
  verifyOtp: post('public', '/v1/jwt-auth/verify-otp'),
  refreshTokens: post('public', '/v1/jwt-auth/refresh'),
  logout: post('public', '/v1/jwt-auth/logout'),
  registerUser: post('new-user', '/v1/user/register'),

  requestOwnOtp: get('customer', '/v1/user/request-otp'),
  verifyOwnOtp: post('customer', '/v1/user/verify-otp'),
  getOwnProfile: get('customer', '/v1/user/profile'),
  undoChange: post('public', '/v1/user/undo-change'),
  updateOwnProfile: put('customer', '/v1/user/profile'),

  getRegisterGstDetails: get('new-user-or-individual', '/v1/register/gst-details'),
  confirmRegistration: post('new-user', '/v1/register/confirm'),
  registerWithAccessRequest: post('new-user', '/v1/register/request-access'),
  getCompanyGstDetails: get('customer', '/v1/company/gst-details'),
  requestCompanyAccess: post('individual', '/v1/company/request-access'),
  listAccessRequests: get('company-admin', '/v1/company/access-requests'),
  approveAccessRequest: post('company-admin', '/v1/company/access-requests/{id}/approve'),
  rejectAccessRequest: post('company-admin', '/v1/company/access-requests/{id}/reject'),
  registerCompany: post('individual', '/v1/company/register'),
  getCompanyProfile: get('company', '/v1/company/profile'),
  saveCompanyProfile: post('company-admin', '/v1/company/profile'),
  continueAsIndividual: post('company', '/v1/user/activate'),
  listCompanyUsers: get('company-admin', '/v1/company/users'),
  addCompanyUser: post('company-admin', '/v1/company/users'),
  getCompanyUser: get('company-admin', '/v1/company/users/{id}'),
  updateCompanyUser: put('company-admin', '/v1/company/users/{id}'),
  deleteCompanyUser: remove('company-admin', '/v1/company/users/{id}'),
  activateCompanyUser: post('company-admin', '/v1/company/users/activate/{id}'),
  deactivateCompanyUser: post('company-admin', '/v1/company/users/deactivate/{id}'),
  listOwnInvitations: get('new-user-or-customer', '/v1/user/invitations'),
  listOwnAccessRequests: get('customer', '/v1/user/access-requests'),
  withdrawAccessRequest: remove('customer', '/v1/user/access-requests/{id}'),
  acceptInvitation: post('new-user-or-individual', '/v1/user/invitations/{id}/accept'),
  declineInvitation: post('customer', '/v1/user/invitations/{id}/decline'),

  listProjectSites: get('company', '/v1/profile/project-sites'),
  addProjectSite: post('company-admin', '/v1/profile/project-sites'),
  getProjectSite: get('company', '/v1/profile/project-sites/{id}'),
  updateProjectSite: put('company-admin', '/v1/profile/project-sites/{id}'),
  deleteProjectSite: remove('company-admin', '/v1/profile/project-sites/{id}'),

  listStates: get('public', '/v1/public/geo/states'),
  listCitiesOfState: get('public', '/v1/public/geo/cities'),
  listLocations: get('public', '/v1/public/locations'),
  getContentPage: get('public', '/v1/public/pages/{slug}'),
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
  listSuggestions: get('public', '/v1/public/suggestions'),

  listCartItems: get('customer', '/v1/enquiry-cart/enquiry-cart-line-items'),
  addCartItem: post('customer', '/v1/enquiry-cart/enquiry-cart-line-items/add'),
  addCartItemWithDetails: post('customer', '/v1/enquiry-cart/enquiry-cart-line-items/add/details'),
  updateCartItemTimeFrame: put('customer', '/v1/enquiry-cart/enquiry-cart-line-items/{id}/update-time-frame'),
  updateCartItemQuantity: put('customer', '/v1/enquiry-cart/enquiry-cart-line-items/{id}/update-quantity'),
  removeCartItem: remove('customer', '/v1/enquiry-cart/enquiry-cart-line-items/{id}'),

  listEnquiries: get('customer', '/v1/enquiries'),
  countEnquiries: get('customer', '/v1/enquiries/status-wise-count'),
  getEnquiry: get('customer', '/v1/enquiries/{id}'),
  submitEnquiry: post('customer', '/v1/enquiries'),
  subscribeAvailability: post('customer', '/v1/enquiries/product-availability/subscribe'),
  unsubscribeAvailability: post('public', '/v1/enquiries/product-availability/unsubscribe'),
  downloadQuotePdf: get('customer', '/v1/enquiries/quotes/{quoteId}/download-pdf'),
  cancelEnquiry: post('customer', '/v1/enquiries/{id}/cancel'),
  repeatEnquiry: post('customer', '/v1/enquiries/{id}/repeat'),

  sendContactMessage: post('public', '/v1/contact'),
}
