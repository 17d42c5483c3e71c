import { citySlugs } from '#server/modules/locations/locations.ts'
import type { Database } from '#server/platform/database.ts'
import { oncePerVersion } from '#server/platform/once-per-version.ts'
import { breaksAmong } from './ranges.rules.ts'
import type { Structure } from './structure.rules.ts'
import { readStructure } from './structure.store.ts'

export type AskStructure = () => Promise<Structure>

async function loadStructure(db: Database): Promise<Structure> {
  const [rows, cities] = [await readStructure(db.read), await citySlugs(db.read)]
  const { lines = [], common = [], makes = [], figures = [] } = rows ?? {}
  return { lines, common, makes, cities: new Set(cities), breaksIn: breaksAmong(figures) }
}

/** The catalogue's tree, read once for each version; concurrent callers share one read. */
export function structureOf(db: Database, version: () => Promise<string>): AskStructure {
  const once = oncePerVersion(() => loadStructure(db))
  return async () => once(await version(), 'structure')
}
