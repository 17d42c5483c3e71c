import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter()],
  environments: { ssr: { build: { rolldownOptions: { input: './web/ssr.ts' } } } },
  // Named here because the first page in development otherwise fails with outdated dependencies.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 300 },
})
