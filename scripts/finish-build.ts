// Last step of the build: compresses every text file that browsers fetch, so serving it costs nothing.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { makeFieldApp } from './field-app.ts'

/** Compressing smaller files gains nothing. */
const COMPRESS_FROM_BYTES = 512

// Names carry a hash of the content, so files shared by the languages exist once.
for (const folder of globSync('build/*/client/assets')) cpSync(folder, 'build/client/assets', { recursive: true })

await makeFieldApp()

// The manifest of the bundler is for the build, not for visitors.
rmSync('build/client/.vite', { recursive: true, force: true })

for (const file of globSync('build/client/**/*.{js,css,svg,json,txt,webmanifest}')) {
  const content = readFileSync(file)
  if (content.length < COMPRESS_FROM_BYTES) continue
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
