/** Local storage key of the tokens by which the server knows this browser; signing out leaves them. */
const DEVICE_KEY = 'yantra.device'
/** One for each of the few people who share a browser. */
const TOKENS_MAX = 4

const tokens = () => (localStorage.getItem(DEVICE_KEY) ?? '').split(',').filter((token) => token !== '')

/** Makes a request for a code that of a known browser, whose window and limits nobody else uses up. */
export const deviceHeaders = () => {
  const known = tokens().join(',')
  return known === '' ? {} : { 'yantra-device': known }
}

/** Keeps the token of whoever has just signed in, before those of others. */
export function keepDevice(token: string | undefined) {
  if (token === undefined) return
  const others = tokens().filter((other) => other !== token)
  localStorage.setItem(DEVICE_KEY, [token, ...others].slice(0, TOKENS_MAX).join(','))
}
