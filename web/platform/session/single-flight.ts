/** The same promise for everyone who asks while the work is running. */
export function singleFlight<Result>(work: () => Promise<Result>) {
  let running: Promise<Result> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}
