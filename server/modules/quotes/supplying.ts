// Queries of later documents for the two sides of a quote, and for the tax that follows from them.
export { supplierOf, supplyOn, taxFactsOf } from './parties.rules.ts'
