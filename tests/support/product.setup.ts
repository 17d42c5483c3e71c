import { cpSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from '#scripts/chromium.ts'
import { removeFolder, temporaryFolder } from './folders.ts'
import { startProduct } from './product.ts'
import { stockSessions } from './session-stock.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The product under the browser; `shelf` holds its open sessions, `seeded` its initial data. */
    product: { readonly url: string; readonly chromium: string; readonly shelf: string; readonly seeded: string }
  }
}

export default async function setup(project: TestProject) {
  const chromium = chromiumPath()
  const [dataDir, shelf, seeded] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  // This tests a start from nothing, once; all other products start from its result.
  await (await startProduct(dataDir)).stop()
  await stockSessions(dataDir, shelf)
  cpSync(dataDir, seeded, { recursive: true })
  const product = await startProduct(dataDir)
  project.provide('product', { url: product.url, chromium, shelf, seeded })
  return async () => {
    await product.stop()
    for (const folder of [dataDir, shelf, seeded]) removeFolder(folder)
  }
}
