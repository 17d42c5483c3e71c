import { cartApi } from './cart.ts'
import { catalogueApi } from './catalogue.ts'
import { companyApi } from './company.ts'
import { contactApi } from './contact.ts'
import { contentApi } from './content.ts'
import { enquiriesApi } from './enquiries.ts'
import { locationsApi } from './locations.ts'
import { postsApi } from './posts.ts'
import { profileApi } from './profile.ts'
import { projectSitesApi } from './project-sites.ts'
import { sessionApi } from './session.ts'

/** Every call of the product, by the name that server and web know it by. */
export const api = {
  ...locationsApi,
  ...catalogueApi,
  ...contentApi,
  ...postsApi,
  ...sessionApi,
  ...profileApi,
  ...companyApi,
  ...projectSitesApi,
  ...cartApi,
  ...enquiriesApi,
  ...contactApi,
}
export type Api = typeof api
