import { get, post, put } from './path.ts'

/** Method, path and access of calls that load after signing in, apart from `paths.ts` so that public pages do not load them. */
export const signedInPaths = {
  listNotifications: get('customer', '/v1/notifications'),
  readNotifications: post('customer', '/v1/notifications/read'),
  getNotificationPreferences: get('customer', '/v1/notifications/preferences'),
  saveNotificationPreferences: put('customer', '/v1/notifications/preferences'),
  stopNotifications: post('public', '/v1/notifications/stop'),
  sendEnquiryMessage: post('customer', '/v1/enquiries/{id}/messages'),
  readEnquiryMessages: post('customer', '/v1/enquiries/{id}/messages/read'),
  setOwnLanguage: put('customer', '/v1/user/language'),
}
