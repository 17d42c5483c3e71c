// Evidence packs: read in one action, printed and zipped after it, off the event loop.
import { type Claim, FORMAT, MANIFEST, type Manifest, SIGNATURE } from '#contract/evidence.manifest.ts'
import { evidencePackTexts as english } from '#contract/texts/evidence.pack.en.ts'
import { evidencePackTexts as hindi } from '#contract/texts/evidence.pack.hi.ts'
import type { ProvenLink } from '#server/modules/logsheets/proving.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import { signBytes } from '#server/platform/document-signature.ts'
import { orBusy, type PrintTools, type Wish } from '#server/platform/printing.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Contents } from './contents.rules.ts'
import type { Making } from './making.ts'
import type { PackEntry } from './pack.zip.ts'
import { photosIn } from './photos.ts'

export type EvidenceTools = PrintTools & { readonly secrets: Secrets; readonly making: Making }

const ZIPPING = new URL('./pack.zip.ts', import.meta.url)
const readme = { en: english, hi: hindi }

const hex = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('hex')
const entryOf = ({ path, text }: Contents['files'][number]): PackEntry => ({ path, bytes: Buffer.from(text) })
/** By path, so that the order does not depend on how they were read. */
const inOrder = (entries: readonly PackEntry[]) => entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))

/** Hashing runs in threads of the engine, so large files do not hold the server up. */
async function packedFile({ path, bytes }: PackEntry) {
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return { path, bytes: bytes.length, sha256: hex(hash) }
}

/** The parts of a pack. */
export type Plan = {
  readonly subject: Manifest['subject']
  readonly madeAt: Date
  readonly contents: Contents
  readonly links: readonly ProvenLink[]
  readonly prints: readonly PackEntry[]
}

/** All files but the manifest, and what was recorded of them. */
async function collected({ files }: EvidenceTools, { contents, links, prints }: Plan, { lang }: Wish) {
  const photos = await photosIn(files, links)
  const texts = [
    ...contents.files,
    { path: 'README.txt', text: readme[lang].readme },
    { path: 'photos.json', text: canonicalJson(photos.list) },
  ]
  const entries = inOrder([...texts.map(entryOf), ...prints, ...photos.enclosed])
  const claims: Claim[] = [...contents.claims, ...photos.claims]
  return { entries, claims }
}

/** The ZIP of a plan. Throws `service-unavailable` where too many documents wait. */
export async function packed(tools: EvidenceTools, plan: Plan, wish: Wish): Promise<Buffer> {
  const { entries, claims } = await collected(tools, plan, wish)
  const files = []
  for (const entry of entries) files.push(await packedFile(entry))
  const { subject, madeAt, contents } = plan
  const said: Manifest = {
    format: FORMAT,
    subject,
    madeAt: madeAt.toISOString(),
    files,
    claims,
    chains: contents.chains,
  }
  const manifest = Buffer.from(canonicalJson(said))
  const signature = Buffer.from(canonicalJson({ alg: 'EdDSA', ...signBytes(tools.secrets, manifest) }))
  const all = [{ path: MANIFEST, bytes: manifest }, { path: SIGNATURE, bytes: signature }, ...entries]
  return orBusy(() => tools.pdf.render(ZIPPING, all, wish.person))
}
