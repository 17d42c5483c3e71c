import { Problem } from '#contract/problems.ts'

/** The ETag of a row's version; weak, because one version may have several encodings. */
export const versionTag = (version: number) => `W/"${version}"`

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Throws `precondition-failed` if If-Match names a version other than the current one. */
export function refuseStale(ifMatch: string | undefined, version: number) {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  if (!ifMatch.split(',').some((tag) => opaque(tag) === opaque(versionTag(version))))
    throw new Problem('precondition-failed')
}

/** The same for a save at the desk, which has to name a version. Throws `precondition-required` without If-Match. */
export function requireFresh(ifMatch: string | undefined, version: number) {
  if (ifMatch === undefined) throw new Problem('precondition-required')
  refuseStale(ifMatch, version)
}

/** Sets the ETag from the answer's version, and removes that field. */
export function tagged<Answer extends { version: number }>(
  tag: (version: number) => void,
  { version, ...answer }: Answer,
) {
  tag(version)
  return answer
}
