import { problemOf } from '#web/platform/api-problem.ts'
import type { PathName } from '#web/platform/call.ts'
import { transport } from './session-for.ts'

const PDF = 'application/pdf'

/** A document that only whoever is signed in may see. Throws `ApiProblem` on a refusal. */
export async function fetchPdf(name: PathName, path: string): Promise<Blob> {
  const response = await transport(path, { headers: { accept: PDF } }, name)
  if (!response.ok) throw await problemOf(response)
  // Named by us, so that no browser ever runs what came as a page of ours.
  return new Blob([await response.arrayBuffer()], { type: PDF })
}
