import { gstStates } from '#contract/gst-states.ts'
import { ownName } from './translate-names.ts'

/** The states as people look for them: by their names in the page's language. */
export const statesByName = (nameOf = ownName) =>
  gstStates
    .map((value) => ({ value, name: nameOf(value) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'hi-IN'))
