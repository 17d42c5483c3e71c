// What later documents ask of the two sides of a quote, and of the tax that follows from them.
export { supplierOf, supplyOn, taxFactsOf } from './parties.rules.ts'
