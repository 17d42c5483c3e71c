// Photographs as they leave the phone: small enough for a weak signal, and without the place where they were taken.

/** The server keeps no longer side than this. */
const SIDE_MAX = 2560
const THUMBNAIL = 240

async function drawn(photo: Blob, sideMax: number) {
  const picture = await createImageBitmap(photo)
  const share = Math.min(1, sideMax / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * share)
  canvas.height = Math.round(picture.height * share)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas
}

/** The photograph as a JPEG of the size that the server keeps; as it is if the browser cannot read it, for the server to judge. */
export async function smaller(photo: File): Promise<File> {
  try {
    const canvas = await drawn(photo, SIDE_MAX)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
    return blob === null ? photo : new File([blob], `${photo.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type })
  } catch {
    return photo
  }
}

/** A small picture as an address of its own, which the policy of the page allows; '' if the browser cannot read it. */
export async function thumbnail(photo: Blob): Promise<string> {
  try {
    return (await drawn(photo, THUMBNAIL)).toDataURL('image/jpeg', 0.7)
  } catch {
    return ''
  }
}
