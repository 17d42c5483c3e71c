import { problemOf } from '#web/platform/api-problem.ts'
import type { PathName } from '#web/platform/call.ts'
import { transport } from './session-for.ts'

const PDF = 'application/pdf'

/** Downloads a document that needs a session. Throws `ApiProblem` on a refusal. */
export async function fetchPdf(name: PathName, path: string): Promise<Blob> {
  const response = await transport(path, { headers: { accept: PDF } }, name)
  if (!response.ok) throw await problemOf(response)
  // The type is ours, so that no browser runs the reply as a page of this site.
  return new Blob([await response.arrayBuffer()], { type: PDF })
}
