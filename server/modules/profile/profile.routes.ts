import { profileApi } from '#contract/profile.ts'
import { undoChange } from '#server/modules/session/undo.ts'
import type { Serve } from '#server/platform/serve.ts'
import {
  getOwnProfile,
  type ProfileTools,
  requestOwnOtp,
  setOwnLanguage,
  updateOwnProfile,
  verifyOwnOtp,
} from './profile.ts'

/** The caller's own name, phone and email address. */
export function profileRoutes(serve: Serve, tools: ProfileTools) {
  serve(profileApi.getOwnProfile, ({ caller }) => getOwnProfile(tools, caller))
  serve(profileApi.updateOwnProfile, ({ caller, body }) => updateOwnProfile(tools, caller, body))
  serve(profileApi.setOwnLanguage, ({ caller, body }) => setOwnLanguage(tools, caller, body.language))
  serve(profileApi.requestOwnOtp, ({ caller, query, visit }) => requestOwnOtp(tools, caller, query, visit))
  serve(profileApi.undoChange, ({ body }) => undoChange(tools, body.token))
  serve(profileApi.verifyOwnOtp, ({ caller, body, visit }) => verifyOwnOtp(tools, caller, body, visit))
}
