// Last step of the build: every text a browser fetches also lies there compressed, so that serving it costs nothing.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Smaller files gain nothing. */
const COMPRESS_FROM_BYTES = 512

// Names carry a hash of the content: what the languages share lies there once.
for (const folder of globSync('build/*/client/assets')) cpSync(folder, 'build/client/assets', { recursive: true })

// The list of the bundler's outputs is for the build itself, not for visitors.
rmSync('build/client/.vite', { recursive: true, force: true })

for (const file of globSync('build/client/**/*.{js,css,svg,json,txt,webmanifest}')) {
  const content = readFileSync(file)
  if (content.length < COMPRESS_FROM_BYTES) continue
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
