import type { LinkAccess } from './access.ts'
import { get, post } from './path.ts'

/** Method, path and access of every call by the holder of a signed link; the token goes in the header `Yantra-Link`. */
export const linkPaths = {
  getLinkedLogsheet: get('link:SIGN_LOGSHEET', '/v1/links/logsheet'),
  requestLinkCode: post('link:SIGN_LOGSHEET', '/v1/links/code'),
  signLinkedLogsheet: post('link:SIGN_LOGSHEET', '/v1/links/logsheet/sign'),
  disputeLinkedLogsheet: post('link:SIGN_LOGSHEET', '/v1/links/logsheet/dispute'),
  getLinkedJob: get('link:LOG_JOB', '/v1/links/job'),
  uploadLinkedPhoto: post('link:LOG_JOB', '/v1/links/job/photos'),
  addLinkedLogsheet: post('link:LOG_JOB', '/v1/links/job/logsheets'),
  getGatePass: get('link:GATE_PASS', '/v1/links/gate-pass'),
} satisfies Record<string, { access: LinkAccess }>
