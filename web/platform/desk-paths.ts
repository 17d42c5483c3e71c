import { deskPaths } from '#contract/paths.desk.ts'
import { addPaths } from './call.ts'

// Importing this file lets `call` make the calls of the desk.
addPaths(deskPaths)
