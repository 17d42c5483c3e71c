import type { Access, StaffAccess } from './access.ts'
import { get, post, put, remove } from './path.ts'

/** Method, path and access of every call that needs a new user's or a customer's token; loaded with the session. */
export const signedInPaths = {
  registerUser: post('new-user', '/v1/user/register'),
  requestOwnOtp: get('customer', '/v1/user/request-otp'),
  verifyOwnOtp: post('customer', '/v1/user/verify-otp'),
  getOwnProfile: get('customer', '/v1/user/profile'),
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
  downloadQuotePdf: get('customer', '/v1/enquiries/quotes/{quoteId}/download-pdf'),
  cancelEnquiry: post('customer', '/v1/enquiries/{id}/cancel'),
  repeatEnquiry: post('customer', '/v1/enquiries/{id}/repeat'),

  uploadFile: post('customer', '/v1/files'),

  sendEnquiryMessage: post('customer', '/v1/enquiries/{id}/messages'),
  readEnquiryMessages: post('customer', '/v1/enquiries/{id}/messages/read'),

  listNotifications: get('customer', '/v1/notifications'),
  readNotifications: post('customer', '/v1/notifications/read'),
  getNotificationPreferences: get('customer', '/v1/notifications/preferences'),
  saveNotificationPreferences: put('customer', '/v1/notifications/preferences'),
  setOwnLanguage: put('customer', '/v1/user/language'),
} satisfies Record<string, { access: Exclude<Access, 'public' | StaffAccess> }>
