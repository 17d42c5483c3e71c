/** Method and path of every call. Free of Zod, so that the first load of a public page can carry it. */
export const paths = {
  requestOtp: { method: 'GET', path: '/v1/jwt-auth/request-otp' },
  verifyOtp: { method: 'POST', path: '/v1/jwt-auth/verify-otp' },
  refreshTokens: { method: 'POST', path: '/v1/jwt-auth/refresh' },
  logout: { method: 'POST', path: '/v1/jwt-auth/logout' },
  registerUser: { method: 'POST', path: '/v1/user/register' },

  listLocations: { method: 'GET', path: '/v1/public/locations' },
  getProductCatalog: { method: 'GET', path: '/v1/public/product-catalog' },
  getHierarchyFilters: { method: 'GET', path: '/v1/public/product-catalog/filters/hierarchy' },
  listProducts: { method: 'GET', path: '/v1/public/products' },
  getProduct: { method: 'GET', path: '/v1/public/products/{slug}' },

  listCartItems: { method: 'GET', path: '/v1/enquiry-cart/enquiry-cart-line-items' },
  addCartItem: { method: 'POST', path: '/v1/enquiry-cart/enquiry-cart-line-items/add' },
  addCartItemWithDetails: { method: 'POST', path: '/v1/enquiry-cart/enquiry-cart-line-items/add/details' },
  updateCartItemTimeFrame: { method: 'PUT', path: '/v1/enquiry-cart/enquiry-cart-line-items/{id}/update-time-frame' },
  updateCartItemQuantity: { method: 'PUT', path: '/v1/enquiry-cart/enquiry-cart-line-items/{id}/update-quantity' },
  removeCartItem: { method: 'DELETE', path: '/v1/enquiry-cart/enquiry-cart-line-items/{id}' },

  listEnquiries: { method: 'GET', path: '/v1/enquiries' },
  getEnquiry: { method: 'GET', path: '/v1/enquiries/{id}' },
  submitEnquiry: { method: 'POST', path: '/v1/enquiries' },
} as const
