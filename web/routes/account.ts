import { page } from './page.ts'

/** Profile, company, its people and its sites, all beside the account's navigation. */
export const accountRoutes = [
  page('profile', 'pages/account/profile-detail.tsx'),
  page('editProfile', 'pages/account/profile-edit.tsx'),
  page('ownData', 'pages/account/own-data.tsx'),
  page('notificationPreferences', 'pages/account/notification-preferences.tsx'),
  page('organisation', 'pages/account/organisation.tsx'),
  page('editOrganisation', 'pages/account/edit-organisation.tsx'),
  page('company', 'pages/account/company-overview.tsx'),
  page('companyUsers', 'pages/account/company-users.tsx'),
  page('newUser', 'pages/account/company-user-new.tsx'),
  page('user', 'pages/account/company-user.tsx'),
  page('projectSites', 'pages/account/project-sites.tsx'),
  page('newProjectSite', 'pages/account/project-site-new.tsx'),
  page('projectSite', 'pages/account/project-site.tsx'),
]
