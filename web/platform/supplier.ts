import { createContext } from 'react'
import type { SupplierFacts } from '#contract/page.ts'

/** The renting company, for parts that are rendered on the server alone. */
export const Supplier = createContext<SupplierFacts>({ name: null, gstin: null, cin: null, officer: null })
