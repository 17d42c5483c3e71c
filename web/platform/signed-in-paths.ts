import { signedInPaths } from '#contract/paths.signed-in.ts'
import { addPaths } from './call.ts'

// Loaded with the session, so public pages do not carry them.
addPaths(signedInPaths)
