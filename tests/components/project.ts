import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { chromiumPath } from '#scripts/chromium.ts'
import { inLanguage } from '#scripts/in-language.ts'
import { noteStalled } from '#scripts/stalled.ts'
import { CHROMIUM_ARGS, DESKTOP, windowOf } from '#tests/support/screens.ts'
import siteMap from '#web/routes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The site map of the web app as data, because the package that reads it does not run in browsers. */
    siteMap: typeof siteMap
    /** The folder for pictures of checked states; '' without pictures. */
    pictures: string
  }
}

/** Listed here, because a package discovered in the middle of a run would reload the page under a test. */
const PACKAGES = [
  '@tanstack/react-query',
  'axe-core',
  'react',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod',
]

const fileOf = (url: string) => fileURLToPath(new URL(url, import.meta.url))
const STORE = fileOf('../../web/platform/store.ts')
const FRESH = fileOf('./fresh-stores.ts')

/** Makes `fresh-stores.ts` create every store, so it can reset them between tests. */
const freshStores = (): Plugin => ({
  name: 'yantra:fresh-stores',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (importer === FRESH || !source.endsWith('/store.ts')) return undefined
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found?.id === STORE ? FRESH : undefined
  },
})

const prefers: BrowserCommand<[colorScheme: 'light' | 'dark']> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme })

/** A picture from outside may make Chromium draw; if not, a failed file runs again (`scripts/test-vitest.ts`). */
const redraw: BrowserCommand<[]> = async ({ page, context, testPath }) => {
  console.error(`Chromium stopped drawing ${testPath}; asked it for a frame.`)
  if (testPath) noteStalled(testPath)
  await page.bringToFront()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 } })
  await devTools.detach()
}

/** Screens in a real browser; the file name gives the language (`x.hi.component.test.tsx`), English by default. */
export const components = (language: 'en' | 'hi'): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [inLanguage(language), freshStores(), tailwindcss()],
  publicDir: 'web/public',
  define: { 'import.meta.env.PAGES_LANGUAGE': JSON.stringify(language) },
  optimizeDeps: { noDiscovery: true, include: PACKAGES },
  test: {
    name: `components-${language}`,
    include: language === 'en' ? ['web/**/*.component.test.tsx'] : [`web/**/*.${language}.component.test.tsx`],
    exclude: language === 'en' ? ['web/**/*.hi.component.test.tsx'] : [],
    testTimeout: 60_000,
    provide: { siteMap, pictures: process.env['PICTURES'] === 'on' ? resolve('test-results/screens') : '' },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      provider: playwright({
        launchOptions: {
          args: CHROMIUM_ARGS,
          // Looked up only when a browser starts.
          get executablePath() {
            return chromiumPath()
          },
        },
        // No motion.
        contextOptions: { locale: 'en-IN', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: windowOf(DESKTOP),
      screenshotDirectory: 'test-results/screens',
      // As in the journeys: locators match parts of texts by default.
      locators: { exact: false, errorFormat: 'aria' },
      traceView: 'off',
      dependencySourcemaps: false,
      commands: { prefers, redraw },
    },
  },
})
