import type { FilePurpose } from '#contract/files.ts'
import type { TestServer } from './server.ts'

type Sent = { bytes: Buffer; purpose: FilePurpose; name?: string }

/** Uploads a file at the desk as this person; returns its id. */
export async function deskUpload(server: TestServer, token: string, { bytes, purpose, name = 'file' }: Sent) {
  const reply = await server.ask({
    method: 'POST',
    url: `/v1/desk/files?purpose=${purpose}`,
    headers: { authorization: `Bearer ${token}`, 'yantra-file-name': name },
    payload: bytes,
  })
  return reply.json<{ file: { fileId: string } }>().file.fileId
}
