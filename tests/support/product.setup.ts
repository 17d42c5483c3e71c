import { cpSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from '#scripts/chromium.ts'
import { removeFolder, temporaryFolder } from './folders.ts'
import { startProduct } from './product.ts'
import { stockSessions } from './session-stock.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The product under the browser; `shelf` holds the sessions opened for it, `seeded` is its data as it began. */
    product: { readonly url: string; readonly chromium: string; readonly shelf: string; readonly seeded: string }
  }
}

export default async function setup(project: TestProject) {
  const chromium = chromiumPath()
  const [dataDir, shelf, seeded] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  // Starting from nothing is proved here, once; all others start from what it has made.
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
