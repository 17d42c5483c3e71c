import type { SupplierFacts } from '#contract/page.ts'
import type { Database } from '#server/platform/database.ts'
import { companyNow } from './settings.store.ts'

const UNKNOWN: SupplierFacts = { name: null, gstin: null, cin: null }

/**
 * The renting company as pages show it, read once per `version`. Keeps the last known facts while the database is away,
 * because no page may fail for its footer.
 */
export function supplierFacts(db: Database, version: () => string) {
  let known = UNKNOWN
  let knownFor: string | undefined
  return async (): Promise<SupplierFacts> => {
    const current = version()
    if (current === knownFor) return known
    try {
      const found = await companyNow(db.read)
      if (found) known = { name: found.company.legalName, gstin: found.company.gstin, cin: found.company.cin }
      knownFor = current
    } catch {
      // The next page asks again.
    }
    return known
  }
}
