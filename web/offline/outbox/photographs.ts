import type { FilePurpose } from '#contract/files.ts'
import { drawName } from './local-names.ts'
import { type Request, responseOf, shownPhoto, type Tools } from './request.ts'
import type { WaitingPhoto } from './waiting.ts'

const KEPT: readonly (string | null)[] = ['logsheet-photo', 'breakdown-photo'] satisfies FilePurpose[]

/** A photograph of an act that may wait. A transport sees a call's name and address; the query of this one has the purpose. */
export const isPhotograph = ({ name, path }: Pick<Request, 'name' | 'path'>) =>
  (name === 'uploadFile' || name === 'uploadDeskFile') &&
  KEPT.includes(new URLSearchParams(path.split('?')[1]).get('purpose'))

const PATIENCE_MS = 30_000

/** Uploads a photograph now, or keeps it for the act that will name it. */
export async function photoThrough(tools: Tools, request: Request): Promise<Response> {
  const { path, init, name, person } = request
  const { body } = init
  if (!(body instanceof Blob)) return tools.send(path, init, name)
  const headers = Object.fromEntries(new Headers(init.headers))
  const key = drawName()
  const sent = tools.isOff()
    ? undefined
    : await tools
        .send(
          path,
          { ...init, headers: { ...headers, 'idempotency-key': key }, signal: AbortSignal.timeout(PATIENCE_MS) },
          name,
        )
        .catch(() => undefined)
  if (sent !== undefined && sent.status < 500) return sent
  const photo: WaitingPhoto = {
    name: drawName(),
    person,
    call: name as WaitingPhoto['call'],
    path,
    fileName: headers['yantra-file-name'] ?? 'photo.jpg',
    key,
    // Read whole: a file of the camera may be gone when there is a signal again.
    bytes: new Blob([await body.arrayBuffer()], { type: body.type }),
    madeAt: tools.now(),
    sent: null,
  }
  await tools.box.savePhoto(photo)
  const { url: _, ...file } = await shownPhoto(tools, photo)
  return responseOf({ status: 201, text: JSON.stringify({ file }), etag: null })
}
