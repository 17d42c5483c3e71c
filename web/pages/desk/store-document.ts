import { uploadFile } from '#web/features/files/upload-file.ts'

/** Uploads a document of a customer and returns the id of the file. */
export const storeDocument = async (file: File) =>
  (await uploadFile('uploadDeskFile', 'customer-document', file)).fileId
