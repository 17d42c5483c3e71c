/** A wait in seconds as hours and minutes, rounded up. */
export function waitParts(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
