import type { SupplierFacts } from '#contract/page.ts'
import type { Database } from '#server/platform/database.ts'
import { type CompanyNow, companyNow } from './settings.store.ts'

const UNKNOWN: SupplierFacts = { name: null, gstin: null, cin: null, officer: null }

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
      if (found) known = factsOf(found)
      knownFor = current
    } catch {
      // The next page asks again.
    }
    return known
  }
}

const factsOf = ({ company: { legalName, gstin, cin }, officer }: CompanyNow): SupplierFacts => ({
  name: legalName,
  gstin,
  cin,
  officer,
})
