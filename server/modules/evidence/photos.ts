// The photographs of a pack: all by their hashes, as many of the files as a pack takes.
import type { Claim } from '#contract/evidence.manifest.ts'
import type { ProvenLink } from '#server/modules/logsheets/proving.ts'
import type { Files } from '#server/platform/files.ts'
import { linkName, plain } from './contents.rules.ts'
import type { PackEntry } from './pack.zip.ts'

/** About three photographs for each day of a month, and what a mail or a phone still takes. */
export const PHOTOS_MAX = 100
export const PHOTO_BYTES_MAX = 30 * 1024 * 1024

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'application/pdf': 'pdf' } as const

type Wanted = Pick<ProvenLink, 'logNumber' | 'version'> & ProvenLink['photos'][number] & { readonly path: string }

const wantedOf = (links: readonly ProvenLink[]): Wanted[] =>
  links.flatMap(({ logNumber, version, photos }) =>
    photos.map(({ hash, file }, index) => {
      const name = `${String(index + 1).padStart(2, '0')}-${plain(hash.slice(0, 16))}.${ENDINGS[file.type]}`
      return { logNumber, version, hash, file, path: `photos/${linkName({ logNumber, version })}/${name}` }
    }),
  )

/** Whether one more still fits. */
function room() {
  let [count, bytes] = [0, 0]
  return ({ file: { size } }: Wanted) => {
    if (count + 1 > PHOTOS_MAX || bytes + size > PHOTO_BYTES_MAX) return false
    ;[count, bytes] = [count + 1, bytes + size]
    return true
  }
}

/** The list of all photographs, those that a pack encloses, and the hash that the log has of each. */
export async function photosIn(files: Files, links: readonly ProvenLink[]) {
  const wanted = wantedOf(links)
  const enclosed: PackEntry[] = []
  for (const { file, path } of wanted.filter(room())) {
    const stored = await files.read(file.fileId)
    if (stored) enclosed.push({ path, bytes: stored.bytes })
  }
  const kept = new Set(enclosed.map(({ path }) => path))
  const list = wanted.map(({ logNumber, version, hash, file: { name, type, size }, path }) => ({
    logNumber,
    version,
    name,
    type,
    size,
    sha256: hash,
    path: kept.has(path) ? path : null,
  }))
  const claims: Claim[] = wanted.flatMap(({ path, hash }) =>
    kept.has(path) ? [{ path, sha256: hash, by: 'PHOTO' as const }] : [],
  )
  return { list, enclosed, claims }
}
