/** Makes something on first use, and gives the same afterwards. */
export function once<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
