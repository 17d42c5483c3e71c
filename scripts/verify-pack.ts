// `npm run verify:pack FILE [KEYS]` checks an evidence pack as the page /verify does, and names the first thing that was
// changed. KEYS is the file or the address of the house's public keys; without it, those of this installation.
import { readFile } from 'node:fs/promises'
import type { HouseKey } from '#contract/document-keys.ts'
import { fill } from '#contract/fill.ts'
import { evidenceCheckTexts as text } from '#contract/texts/evidence.check.en.ts'
import { parseConfig } from '#server/config.ts'
import { publicDocumentKeys } from '#server/platform/document-signature.ts'
import { loadSecrets } from '#server/platform/secrets.ts'
import { checkPack } from '#web/features/evidence/check-pack.ts'

async function keysFrom(where: string | undefined): Promise<readonly HouseKey[]> {
  if (where === undefined) return publicDocumentKeys(await loadSecrets(parseConfig())).keys
  const json = /^https?:/.test(where) ? await (await fetch(where)).text() : await readFile(where, 'utf8')
  return (JSON.parse(json) as { keys: HouseKey[] }).keys
}

const [file, where] = process.argv.slice(2)
if (file === undefined) {
  console.error('Usage: npm run verify:pack FILE [KEYS]')
  process.exit(2)
}
const bytes = await readFile(file).catch(() => {
  console.error(`${file} cannot be read.`)
  process.exit(2)
})
const verdict = await checkPack(bytes, await keysFrom(where))
if (verdict.ok) {
  const { subject, madeAt, files } = verdict.manifest
  console.log(
    `• ${text.sound}. ${fill(text.soundText, { kind: text.kinds[subject.kind], number: subject.number, date: madeAt })}`,
  )
  console.log(`  ${fill(text.counts, { files: String(files.length), links: String(verdict.links) })}`)
} else {
  console.error(`✗ ${fill(text.faults[verdict.fault], { path: verdict.path ?? '' })}`)
  process.exitCode = 1
}
