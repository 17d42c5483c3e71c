/** Local storage key of the tokens that identify this browser to the server; they survive sign-out. */
const DEVICE_KEY = 'yantra.device'
/** One for each of the few people who share a browser. */
const TOKENS_MAX = 4

const tokens = () => (localStorage.getItem(DEVICE_KEY) ?? '').split(',').filter((token) => token !== '')

/** Marks a code request as coming from a known browser, which has a window and limits of its own. */
export const deviceHeaders = () => {
  const known = tokens().join(',')
  return known === '' ? {} : { 'yantra-device': known }
}

/** Puts the token of the latest sign-in before the others. */
export function saveDevice(token: string | undefined) {
  if (token === undefined) return
  const others = tokens().filter((other) => other !== token)
  localStorage.setItem(DEVICE_KEY, [token, ...others].slice(0, TOKENS_MAX).join(','))
}
