import { settingsApi } from '#contract/settings.desk.ts'
import { legalApi } from '#contract/settings.public.ts'
import type { Database } from '#server/platform/database.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import type { ServePublic } from '#server/platform/serve-public.ts'
import { legalTextJson } from './legal.ts'
import { getSettings, getVersion, listVersions, type SettingsTools, saveSettings } from './settings.ts'

export function legalRoutes(servePublic: ServePublic, db: Database) {
  servePublic(legalApi.getLegalText, ({ params }) => legalTextJson(db, params.slug))
}

/** The settings at the desk. */
export function settingsRoutes(serve: Serve, tools: SettingsTools) {
  serve(settingsApi.getSettings, async ({ caller, tag }) => tagged(tag, await getSettings(tools, caller)))
  serve(settingsApi.saveSettings, async ({ caller, headers, body, tag }) =>
    tagged(tag, await saveSettings(tools, caller, { sent: body, ifMatch: headers['if-match'] })),
  )
  serve(settingsApi.listSettingsVersions, ({ caller, query }) => listVersions(tools, caller, query))
  serve(settingsApi.getSettingsVersion, async ({ caller, params, tag }) =>
    tagged(tag, await getVersion(tools, caller, params.id)),
  )
}
