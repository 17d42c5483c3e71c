import { notificationsApi as calls } from '#contract/notifications.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Serve } from '#server/platform/serve.ts'
import { listNotifications, readNotifications } from './notifications.ts'
import { getPreferences, savePreferences, stopNotifications } from './preferences.ts'

export function notificationsRoutes(serve: Serve, tools: Tools & { secrets: Secrets }) {
  serve(calls.listNotifications, ({ caller, query }) => listNotifications(tools, caller, query))
  serve(calls.readNotifications, ({ caller, body }) => readNotifications(tools, caller, body))
  serve(calls.getNotificationPreferences, ({ caller }) => getPreferences(tools, caller))
  serve(calls.saveNotificationPreferences, ({ caller, body }) => savePreferences(tools, caller, body.preferences))
  serve(calls.stopNotifications, ({ body }) => stopNotifications(tools, body.token, body.undo === true))
}
