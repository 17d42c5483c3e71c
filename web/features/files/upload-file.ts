import { FILE_BYTES_MAX } from '#contract/file-types.ts'
import type { FilePurpose } from '#contract/files.ts'
import { Problem } from '#contract/problems.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { sendBytes } from '#web/platform/session/send-bytes.ts'

const NAME_MAX = 120

/** The end of the name, which distinguishes files of one camera, as a header carries it. */
const encodedName = ({ name }: File) => encodeURIComponent(Array.from(name.toWellFormed()).slice(-NAME_MAX).join(''))

function sendable(file: File) {
  // A server that refuses by length closes the connection, and the browser would report that instead.
  if (file.size > FILE_BYTES_MAX) throw new ApiProblem(new Problem('payload-too-large').toBody())
  return { 'yantra-file-name': encodedName(file) }
}

/** Uploads a photograph as the holder of a link to enter the logs of a job. Throws `ApiProblem` on a refusal. */
export async function uploadByLink(token: string, photo: File) {
  const headers = { ...sendable(photo), 'yantra-link': token }
  return (await sendBytes('uploadLinkedPhoto', photo, { headers })).file
}

/** Uploads a file by the customer's call or by the desk's. Throws `ApiProblem` on a refusal. */
export async function uploadFile(call: 'uploadFile' | 'uploadDeskFile', purpose: FilePurpose, file: File) {
  return (await sendBytes(call, file, { query: { purpose }, headers: sendable(file) })).file
}
