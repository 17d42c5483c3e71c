export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const fileTypes = ['application/pdf', ...imageTypes] as const
export type ImageType = (typeof imageTypes)[number]
export type FileType = (typeof fileTypes)[number]

/** Enough for a phone's photograph or a scanned work order. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024
