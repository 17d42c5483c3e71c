import { signedInPaths } from '#contract/paths.signed-in.ts'
import { addPaths } from './call.ts'

// Loaded by the features that call them, so public pages do not carry them.
addPaths(signedInPaths)
