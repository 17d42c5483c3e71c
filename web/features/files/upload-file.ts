import { FILE_BYTES_MAX } from '#contract/file-types.ts'
import type { FilePurpose } from '#contract/files.ts'
import { Problem } from '#contract/problems.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { sendBytes } from '#web/platform/session/send-bytes.ts'

const NAME_MAX = 120

/** The end of the name, which tells files of one camera apart, as a header carries it. */
const encodedName = ({ name }: File) => encodeURIComponent(Array.from(name.toWellFormed()).slice(-NAME_MAX).join(''))

/** Uploads a file by the customer's call or by the desk's. Throws `ApiProblem` on a refusal. */
export async function uploadFile(call: 'uploadFile' | 'uploadDeskFile', purpose: FilePurpose, file: File) {
  // A server that refuses by length closes the connection, and the browser would report that instead.
  if (file.size > FILE_BYTES_MAX) throw new ApiProblem(new Problem('payload-too-large').toBody())
  const headers = { 'yantra-file-name': encodedName(file) }
  return (await sendBytes(call, file, { query: { purpose }, headers })).file
}
