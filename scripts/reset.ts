import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseConfig } from '#server/config.ts'
import { lockFolder } from '#server/platform/folder-lock.ts'

// Empties the data folder of the embedded database, so the next start creates a fresh one.
const { databaseUrl, dataDir } = parseConfig()
if (databaseUrl !== undefined) throw new Error('DATABASE_URL is set: drop and create that database yourself.')
const folder = resolve(dataDir)
lockFolder(folder)
rmSync(folder, { recursive: true, force: true })
console.log(`• Emptied ${folder}. "npm start" creates a new one.`)
