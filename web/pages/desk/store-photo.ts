import { uploadFile } from '#web/features/files/upload-file.ts'

/** Uploads a photograph of a logsheet and returns the id of the file. */
export const storePhoto = async (photo: File) => (await uploadFile('uploadDeskFile', 'logsheet-photo', photo)).fileId
