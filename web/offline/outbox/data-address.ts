/** A picture as an address that holds it whole. */
export const dataAddress = (bytes: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('A photograph on this phone can not be read')))
    reader.readAsDataURL(bytes)
  })
