/** A file that was made in the browser. */
export type OwnFile = { name: string; type: string; content: string }

/** Has the browser save a file. */
export function saveBlob(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

export const saveFile = ({ name, type, content }: OwnFile) => saveBlob(new Blob([content], { type }), name)
