import type { Sharp } from 'sharp'
import type { ImageType } from '#contract/file-types.ts'
import { FileRefused } from './files.ts'
import { inTurn } from './in-turn.ts'

/** A picture's bytes, with its width and height in pixels. */
export type Picture = { readonly bytes: Buffer; readonly width: number; readonly height: number }

/** A phone takes 12 to 50 megapixels. Decoded, one takes three or four bytes. */
const PIXELS_MAX = 64_000_000
/** Longest side, enough to read a photographed document. */
const SIDE_MAX = 2560
const SECONDS_MAX = 10

/** One picture at a time, because a decoded one takes up to 250 MB. */
const oneAtATime = inTurn()

const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 85, mozjpeg: true }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 88 }),
}

/**
 * The picture encoded anew: only its pixels remain, upright and at most 2560 pixels long. Place, camera and whatever
 * hides behind the picture are gone. Throws `FileRefused` if it cannot be decoded.
 */
export const cleanImage = (bytes: Uint8Array, type: ImageType): Promise<Picture> =>
  oneAtATime(() => encoded(bytes, type, { width: SIDE_MAX, height: SIDE_MAX }))

/** The same picture as WebP, at most `width` pixels wide. Throws `FileRefused`. */
export const webpOfWidth = (bytes: Uint8Array, width: number): Promise<Picture> =>
  oneAtATime(() => encoded(bytes, 'image/webp', { width }))

/** The picture as PNG, at most `side` pixels wide and high. Throws `FileRefused`. */
export const pngWithin = async (bytes: Uint8Array, side: number) =>
  (await oneAtATime(() => encoded(bytes, 'image/png', { width: side, height: side }))).bytes

/** The picture on white as JPEG, at most `side` pixels wide and high. Throws `FileRefused`. */
export const jpegWithin = async (bytes: Uint8Array, side: number) =>
  (await oneAtATime(() => encoded(bytes, 'image/jpeg', { width: side, height: side }))).bytes

async function encoded(bytes: Uint8Array, type: ImageType, box: { width: number; height?: number }): Promise<Picture> {
  // Loaded with the first picture: most processes never see one, and the library is large.
  const { default: sharp } = await import('sharp')
  const upright = sharp(bytes, { limitInputPixels: PIXELS_MAX }).autoOrient().timeout({ seconds: SECONDS_MAX })
  const sized = upright.resize({ ...box, fit: 'inside', withoutEnlargement: true })
  try {
    const { data, info } = await encoders[type](sized).toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (cause) {
    throw new FileRefused('unreadable', { cause })
  }
}
