/** Opens a document in a new tab, on the click itself: after a wait, browsers block it as a popup. */
export async function inNewTab(waiting: string, fetched: () => Promise<Blob>) {
  const tab = open('', '_blank')
  if (tab) tab.document.body.textContent = waiting
  try {
    // Never revoked while this page is open, so that the tab can be reloaded and saved.
    const address = URL.createObjectURL(await fetched())
    // If the browser blocks the tab, this one shows the document; Back returns here.
    ;(tab ?? window).location.assign(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
