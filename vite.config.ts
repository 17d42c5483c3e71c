import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { ofOneAudience, ofPublicPagesToo, ofSeveralAudiences } from './scripts/audience-chunks.ts'
import { buildLanguage, inLanguage } from './scripts/in-language.ts'
import { listChunks } from './scripts/list-chunks.ts'
import { plainImports } from './scripts/plain-imports.ts'

const inFolders = (parent: string, ...parts: string[]) =>
  new RegExp(`/${parent}/(${parts.join('|')})(?![\\w-])`.replaceAll('/', '[\\\\/]'))

/** What at least two public pages show. */
const SHARED = [
  'ui/(chip|link-button|native-checkbox)',
  'platform/(seo|by-address|use-submit|own-address)',
  'layouts/use-city',
  'features/catalogue/(product-card|section|breadcrumb|flag-label|product-sheet|suggesting)',
]

/** What forms of public pages are made of. */
const FORMS = [
  'ui/(form|fields|phone-field|identifier|error-summary|use-fields)',
  'platform/(call|api-problem|field-check|problem-text|use-telling|violations|notify)',
]

/**
 * What public pages load comes in two files and the page's own, instead of thirty: together they compress better.
 * Dialogs and signed-in pages load theirs on first use; what several of them share is one file too.
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
    // The server alone shows them, but for the page that is not there.
    { name: 'footer', test: /[\\/]shell\.(footer|menu)\.\w+\.ts/, priority: 3 },
    // With all they import: saves 54 000 bytes of each first load, as signed-in code would come along.
    {
      name: 'shell',
      test: inFolders('web', 'root', 'entry.client', 'layouts/site', 'layouts/city', ...SHARED),
      priority: 2,
    },
    // What a visitor's first question to the server needs, without the signed-in pages.
    { name: 'call', test: inFolders('web', 'platform/call'), priority: 2 },
    // What visitors may open as well.
    { name: 'dialogs', test: inFolders('web', 'ui/(dialog|auto-close|use-attention)'), priority: 2 },
    // Forms of public pages: neither the signed-in pages nor Zod come with them.
    { name: 'forms', test: inFolders('web', ...FORMS), priority: 2 },
    // Lists of signed-in pages and the blog; what public pages have of them must not bring all signed-in pages along.
    { name: 'lists', test: /[\\/](web[\\/]ui[\\/](pager|state-panel)|contract[\\/]dates)\.tsx?$/, priority: 2 },
    // One file for each audience: whoever opens a page of it opens others, and the site map names few files.
    { name: ofPublicPagesToo, priority: 2 },
    { name: ofSeveralAudiences, priority: 1 },
    { name: ofOneAudience, priority: 0 },
  ],
}

/** What the files are made of, beside the build of each language. */
const CHUNKS = `build/${buildLanguage === 'en' ? '' : `${buildLanguage}/`}chunks.json`

export default defineConfig({
  publicDir: 'web/public',
  define: { 'import.meta.env.PAGES_LANGUAGE': JSON.stringify(buildLanguage) },
  plugins: [plainImports(), inLanguage(buildLanguage), tailwindcss(), reactRouter(), listChunks(CHUNKS)],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: { build: { rolldownOptions: { input: './web/ssr.ts' } } },
  },
  // Named here because the first page in development otherwise fails with outdated dependencies.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}'] },
  // Dialogs load what they need when they are opened.
  build: { modulePreload: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 500 },
})
