import type { TestProject } from 'vitest/node'
import { chromiumPath } from '#scripts/chromium.ts'
import { removeFolder, temporaryFolder } from './folders.ts'
import { startProduct } from './product.ts'
import { stockSessions } from './session-stock.ts'
import { fill } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The product under the browser; `shelf` holds the sessions opened for it. */
    product: { readonly url: string; readonly chromium: string; readonly shelf: string }
  }
}

export default async function setup(project: TestProject) {
  const chromium = chromiumPath()
  const [dataDir, shelf] = [temporaryFolder(), temporaryFolder()]
  await fill({ folder: dataDir }, (db) => stockSessions(db, dataDir, shelf))
  const product = await startProduct(dataDir)
  project.provide('product', { url: product.url, chromium, shelf })
  return async () => {
    await product.stop()
    removeFolder(dataDir)
    removeFolder(shelf)
  }
}
