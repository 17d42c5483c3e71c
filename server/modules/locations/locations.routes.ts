import { locationsApi } from '#contract/locations.ts'
import type { Database } from '#server/platform/database.ts'
import type { ServePublic } from '#server/platform/serve-public.ts'
import { locations } from './locations.ts'
import { statesJson, townsJson } from './states.ts'

export function locationsRoutes(servePublic: ServePublic, db: Database) {
  servePublic(locationsApi.listLocations, () => locations(db))
  servePublic(locationsApi.listStates, statesJson)
  servePublic(locationsApi.listCitiesOfState, ({ query }) => townsJson(query.state))
}
