import { FILE_BYTES_MAX } from '#contract/file-types.ts'
import type { FilePurpose, UploadedFile } from '#contract/files.ts'
import { Problem } from '#contract/problems.ts'
import { ApiProblem, problemOf } from '#web/platform/api-problem.ts'
import { pathOf } from '#web/platform/call.ts'
import { transport } from '#web/platform/session/session-for.ts'

const NAME_MAX = 120

/** The end of the name, which tells files of one camera apart, as a header carries it. */
const encodedName = ({ name }: File) => encodeURIComponent(Array.from(name.toWellFormed()).slice(-NAME_MAX).join(''))

/** Uploads a file by the customer's call or by the desk's. Throws `ApiProblem` on a refusal. */
export async function uploadFile(call: 'uploadFile' | 'uploadDeskFile', purpose: FilePurpose, file: File) {
  // A server that refuses by length closes the connection, and the browser would report that instead.
  if (file.size > FILE_BYTES_MAX) throw new ApiProblem(new Problem('payload-too-large').toBody())
  const headers = { 'content-type': 'application/octet-stream', 'yantra-file-name': encodedName(file) }
  const address = `${pathOf(call).path}?purpose=${purpose}`
  const response = await transport(address, { method: 'POST', headers, body: file }, call)
  if (!response.ok) throw await problemOf(response)
  return ((await response.json()) as { file: UploadedFile }).file
}
