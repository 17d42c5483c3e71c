// `npm run verify:logsheets` proves that no submitted logsheet was changed, removed or reordered in the database, and
// names the first broken link of each job. The embedded database admits one process: stop the server first.

import { parseConfig } from '#server/config.ts'
import { openConfigured } from '#server/configured-database.ts'
import { verifyLogsheets } from '#server/modules/logsheets/verifying.ts'

const db = openConfigured(parseConfig())
try {
  const { jobs, versions, broken } = await db.asOwner(verifyLogsheets)
  for (const { jobNumber, logNumber, version } of broken)
    console.error(`✗ ${jobNumber}: the chain breaks at ${logNumber}, version ${version}.`)
  console.log(`• ${versions} submitted versions of ${jobs} jobs, ${broken.length} broken chains.`)
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  await db.close()
}
