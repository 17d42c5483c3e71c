import type * as english from './catalogue.names.en.ts'
import { machineNames } from './names.machines.hi.ts'
import { placeNames } from './names.places.hi.ts'
import { specNames } from './names.specs.hi.ts'
import { termNames } from './names.terms.hi.ts'

export const catalogueNames: typeof english.catalogueNames = {
  ...machineNames,
  ...specNames,
  ...termNames,
  ...placeNames,
}
