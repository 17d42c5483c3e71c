/** Opens the device's share sheet, or copies the address to the clipboard. Returns the text to show. */
export async function shareOrCopy(title: string, url: string): Promise<'shared' | 'copied' | 'copyFailed'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text: title, url })
      return 'shared'
    } catch (error) {
      // The person closed the sheet: do nothing.
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
