/** Shares one promise among all callers while the work runs. */
export function singleFlight<Result>(work: () => Promise<Result>) {
  let running: Promise<Result> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}
