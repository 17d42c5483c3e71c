import { get, post, put } from './path.ts'

/** Method, path and access of every call of the desk, apart from `paths.ts` so that customers do not load them. */
export const deskPaths = {
  getDeskSelf: get('staff:read', '/v1/desk/self'),
  listStaff: get('staff:read', '/v1/desk/staff'),
  addStaff: post('staff:staff', '/v1/desk/staff'),
  getStaff: get('staff:read', '/v1/desk/staff/{id}'),
  updateStaff: put('staff:staff', '/v1/desk/staff/{id}'),
  endStaffSessions: post('staff:staff', '/v1/desk/staff/{id}/end-sessions'),
  uploadDeskFile: post('staff:read', '/v1/desk/files'),
  listContactMessages: get('staff:read', '/v1/desk/contact-messages'),
  getContactMessage: get('staff:read', '/v1/desk/contact-messages/{id}'),
  answerContactMessage: post('staff:contact-messages', '/v1/desk/contact-messages/{id}/answer'),
  closeContactMessage: post('staff:contact-messages', '/v1/desk/contact-messages/{id}/close'),
  reopenContactMessage: post('staff:contact-messages', '/v1/desk/contact-messages/{id}/reopen'),
  listAudit: get('staff:audit', '/v1/desk/audit'),
  downloadAudit: get('staff:audit', '/v1/desk/audit/csv'),

  listRateCards: get('staff:read', '/v1/desk/rate-cards'),
  getRateCards: get('staff:read', '/v1/desk/rate-cards/{slug}'),
  addRateCard: post('staff:rate-card', '/v1/desk/rate-cards'),
  withdrawRateCard: post('staff:rate-card', '/v1/desk/rate-cards/{id}/withdraw'),
  previewRateChange: post('staff:rate-card', '/v1/desk/rate-cards/preview'),
  changeManyRates: post('staff:rate-card', '/v1/desk/rate-cards/change-many'),

  getSettings: get('staff:read', '/v1/desk/settings'),
  saveSettings: put('staff:settings', '/v1/desk/settings'),
  listSettingsVersions: get('staff:read', '/v1/desk/settings/versions'),
  getSettingsVersion: get('staff:read', '/v1/desk/settings/versions/{id}'),

  listYards: get('staff:read', '/v1/desk/yards'),
  addYard: post('staff:settings', '/v1/desk/yards'),
  getYard: get('staff:read', '/v1/desk/yards/{id}'),
  updateYard: put('staff:settings', '/v1/desk/yards/{id}'),
  listInbox: get('staff:read', '/v1/desk/enquiries'),
  getInboxEnquiry: get('staff:read', '/v1/desk/enquiries/{id}'),
  assignEnquiry: post('staff:enquiries', '/v1/desk/enquiries/{id}/assign'),
  addEnquiryNote: post('staff:enquiries', '/v1/desk/enquiries/{id}/notes'),
  writeToCustomer: post('staff:enquiries', '/v1/desk/enquiries/{id}/messages'),
  readCustomerMessages: post('staff:enquiries', '/v1/desk/enquiries/{id}/messages/read'),
  cancelInboxEnquiry: post('staff:enquiries', '/v1/desk/enquiries/{id}/cancel'),
}
