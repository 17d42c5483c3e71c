/** Enough for a busy machine, which slows most of them down. */
const TRIES = 20

/** CPU time that `work` takes in this process, in milliseconds; a busy machine does not add to it. */
export async function cpuMs(work: () => Promise<unknown>) {
  const began = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

/** Time that `work` takes, in milliseconds. */
export async function wallMs(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/**
 * The least CPU time of some tries, which leaves out garbage collection and compilation. The tries stop once it is
 * below `enough`.
 */
export async function leastCpuMs(work: () => Promise<unknown>, enough: number) {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > enough; tries++) least = Math.min(least, await cpuMs(work))
  return least
}
