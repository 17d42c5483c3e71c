import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every public page loads comes in two files instead of thirty: together they compress better. */
const codeSplitting = {
  groups: [
    { name: 'framework', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
    // With all they import; what a dialog or a page loads on first use stays apart.
    { name: 'shell', test: /[\\/]web[\\/](root|layouts[\\/]site)\.tsx/, priority: 1 },
  ],
}

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: { build: { rolldownOptions: { input: './web/ssr.ts' } } },
  },
  // Named here because the first page in development otherwise fails with outdated dependencies.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 500 },
})
