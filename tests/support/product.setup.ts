import type { TestProject } from 'vitest/node'
import { chromiumPath } from '#scripts/chromium.ts'
import { removeFolder, temporaryFolder } from './folders.ts'
import { startProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    product: { readonly url: string; readonly chromium: string }
  }
}

export default async function setup(project: TestProject) {
  const chromium = chromiumPath()
  const dataDir = temporaryFolder()
  const product = await startProduct(dataDir)
  project.provide('product', { url: product.url, chromium })
  return async () => {
    await product.stop()
    removeFolder(dataDir)
  }
}
