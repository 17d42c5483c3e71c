import { linkPaths } from '#contract/paths.links.ts'
import { addPaths } from './call.ts'

// Importing this file lets `call` make the calls of signed links.
addPaths(linkPaths)
