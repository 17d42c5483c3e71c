/** Addresses of the signed-in pages that no public page links to, so that none of those loads them. */
export const accountPaths = {
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
  anyProjectSite: () => '/my-profile/project-site',
  projectSite: (addressId: string) => `/my-profile/project-site?site=${addressId}`,
  company: () => '/my-rental/company/overview',
  companyUsers: () => '/my-rental/company/users',
  projectSites: () => '/my-rental/company/project-sites',
  enquiryDetail: (enquiryId: string) => `/my-rental/manage-enquiry/${enquiryId}`,
}
