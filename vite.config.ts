import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { OUTBOX, ofOneAudience, ofPublicPagesToo, ofSeveralAudiences } from './scripts/audience-chunks.ts'
import { buildLanguage, inLanguage } from './scripts/in-language.ts'
import { listChunks } from './scripts/list-chunks.ts'
import { pureContract } from './scripts/pure-contract.ts'

const inFolders = (parent: string, ...parts: string[]) =>
  new RegExp(`/${parent}/(${parts.join('|')})(?![\\w-])`.replaceAll('/', '[\\\\/]'))

/** Modules that at least two public pages show. */
const SHARED = [
  'ui/(chip|link-button|native-checkbox)',
  'platform/(seo|by-address|use-submit|own-address)',
  'layouts/use-city',
  'features/catalogue/(product-card|section|breadcrumb|flag-label|product-sheet|suggesting)',
  'features/cart/add-to-cart-button',
]

/** Modules of the forms on public pages. */
const FORMS = [
  'ui/(form|fields|phone-field|identifier|error-summary|use-fields)',
  'platform/(call|api-problem|field-check|problem-text|violations|notify)',
]

/**
 * Public pages load two shared files and their own instead of thirty, because larger files compress better. Dialogs and
 * signed-in pages load theirs on first use; modules shared by several of them are one file too.
 */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
      priority: 3,
    },
    { name: 'zod', test: inFolders('node_modules', 'zod'), priority: 3 },
    { name: 'query', test: inFolders('node_modules', '@tanstack'), priority: 3 },
    // With all their imports: saves 54 000 bytes of each first load, which would include signed-in code.
    // Not entry.client, which starts the page: each other file runs when it arrives (server/platform/page-making.ts).
    {
      name: 'shell',
      test: inFolders('web', 'root', 'layouts/site', 'layouts/city', ...SHARED),
      priority: 2,
    },
    // Code for a visitor's first request to the server, and forms of public pages: without both, the pages that a notice
    // links to load 46 500 bytes more: what other pages share with signed-in ones, and Zod.
    { name: 'call', test: inFolders('web', 'platform/call'), priority: 2 },
    { name: 'forms', test: inFolders('web', ...FORMS), priority: 2 },
    // Shared by signed-in lists and the blog, for which this saves 53 000 bytes.
    { name: 'lists', test: /[\\/](web[\\/]ui[\\/](pager|state-panel)|contract[\\/]dates)\.tsx?$/, priority: 2 },
    // Shared by machine pages and the cart, for which this saves 90 000 bytes.
    {
      name: 'hire',
      test: /[\\/](web[\\/](features[\\/]estimates[\\/]estimate-sheet|ui[\\/]native-fields)|contract[\\/]hire-limits)\.tsx?$/,
      priority: 2,
    },
    // One file per audience: people who open one of its pages open others, and the site map names few files. Without the
    // first, a list of rental jobs loads 165 000 bytes more; without the second 164 000, and a desk page 31 000.
    { name: ofPublicPagesToo, priority: 2 },
    { name: ofSeveralAudiences, priority: 1 },
    // Only the pages of the field load what waits for a signal.
    { name: 'outbox', test: OUTBOX, priority: 0.5 },
    { name: ofOneAudience, priority: 0 },
  ],
}

/** The list of the files' contents, beside the build of each language. */
const CHUNKS = `build/${buildLanguage === 'en' ? '' : `${buildLanguage}/`}chunks.json`

export default defineConfig({
  publicDir: 'web/public',
  define: { 'import.meta.env.PAGES_LANGUAGE': JSON.stringify(buildLanguage) },
  plugins: [inLanguage(buildLanguage), pureContract(), tailwindcss(), reactRouter(), listChunks(CHUNKS)],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: { build: { rolldownOptions: { input: './web/ssr.ts' } } },
  },
  // Listed here, because otherwise the first page in development fails with outdated dependencies.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}'] },
  // Dialogs load their files when they open.
  build: { modulePreload: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 500 },
})
