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
  return copied(url)
}

/** Copies a text to the clipboard. Returns the text to show. */
export async function copied(text: string): Promise<'copied' | 'copyFailed'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'copyFailed'
  }
}
