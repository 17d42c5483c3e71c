import { Problem } from '#contract/problems.ts'

/** The ETag of a row's version; weak, as the same version may be written in other bytes. */
export const versionTag = (version: number) => `W/"${version}"`

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Throws `precondition-failed` where If-Match was sent and names another version than the one that stands. */
export function refuseStale(ifMatch: string | undefined, version: number) {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  if (!ifMatch.split(',').some((tag) => opaque(tag) === opaque(versionTag(version))))
    throw new Problem('precondition-failed')
}

/** The answer, its version sent along as ETag instead of a field. */
export function tagged<Answer extends { version: number }>(
  tag: (version: number) => void,
  { version, ...answer }: Answer,
) {
  tag(version)
  return answer
}
