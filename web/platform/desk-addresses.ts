/** Addresses of the desk, apart from those of the site so that customers do not load them. */
export const deskAddresses = {
  home: () => '/desk',
  signIn: () => '/desk/sign-in',
  enquiries: () => '/desk/enquiries',
  enquiry: (enquiryId: string) => `/desk/enquiries/${enquiryId}`,
  staff: () => '/desk/staff',
  newMember: () => '/desk/staff/new',
  member: (staffId: string) => `/desk/staff/${staffId}`,
  messages: () => '/desk/messages',
  message: (messageId: string) => `/desk/messages/${messageId}`,
  audit: () => '/desk/audit',
  rateCard: () => '/desk/rate-card',
  ratesOf: (slug: string) => `/desk/rate-card/${slug}`,
}
