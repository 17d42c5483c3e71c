/** The device's own sheet where it has one; else the address goes to the clipboard. Says what to tell. */
export async function shareOrCopy(title: string, url: string): Promise<'shared' | 'copied' | 'copyFailed'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text: title, url })
      return 'shared'
    } catch (error) {
      // Somebody closed the sheet; nothing is to be done in its place.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'copyFailed'
  }
}
