/** Makes something on first use, and gives the same afterwards. */
export function once<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

const MINUTE_MS = 60_000

/** Makes something on first use, and anew before the access tokens in it expire on this clock. */
export function whileSignedIn<T>(now: () => Date, make: () => Promise<T>) {
  let made: { readonly at: number; readonly thing: Promise<T> } | undefined
  return () => {
    const at = now().getTime()
    if (made === undefined || at < made.at || at - made.at >= 5 * MINUTE_MS) made = { at, thing: make() }
    return made.thing
  }
}
