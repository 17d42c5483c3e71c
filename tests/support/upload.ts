import type { FilePurpose } from '#contract/files.ts'
import type { TestServer } from './server.ts'

type Sent = { bytes: Buffer; purpose: FilePurpose; name?: string }

/** Uploads a file at the desk as this person; returns its id. */
export const deskUpload = (server: TestServer, token: string, sent: Sent) =>
  uploadTo(server, token, { path: '/v1/desk/files', ...sent })

/** The same as a customer. */
export const upload = (server: TestServer, token: string, sent: Sent) =>
  uploadTo(server, token, { path: '/v1/files', ...sent })

type To = Sent & { path: string }

async function uploadTo(server: TestServer, token: string, { path, bytes, purpose, name = 'file' }: To) {
  const reply = await server.ask({
    method: 'POST',
    url: `${path}?purpose=${purpose}`,
    headers: { authorization: `Bearer ${token}`, 'yantra-file-name': name },
    payload: bytes,
  })
  return reply.json<{ file: { fileId: string } }>().file.fileId
}
