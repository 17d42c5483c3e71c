import { afterAll } from 'vitest'
import { openDatabase } from '#server/platform/database.ts'
import { removeFolder, temporaryFolder } from './folders.ts'
import { freshDatabase } from './template.ts'

/** A database and a folder of this test file alone, for programs that it starts; both go with the file. */
export async function ownDatabase() {
  const fresh = await freshDatabase()
  const folder = temporaryFolder()
  const db = openDatabase(fresh.location)
  afterAll(async () => {
    await db.close()
    await fresh.remove()
    removeFolder(folder)
  })
  return { fresh, folder, db }
}
