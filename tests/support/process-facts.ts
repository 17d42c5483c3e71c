import { readFileSync } from 'node:fs'

const KB_PER_MB = 1024
/** Linux's unit of processor time. */
const TICKS_PER_SECOND = 100

/** Resident memory of a process, in MB. */
export function residentMb(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / KB_PER_MB
}

/** Processor time of a process so far, in seconds; unlike the clock, it stops while others work. */
export function processorSeconds(pid: number): number {
  // Skips the name in brackets, which may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

const NS_PER_MS = 1_000_000

/** Time that a process of one thread has worked so far, in milliseconds; 0 once it has ended. */
export function workingMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NS_PER_MS
  } catch {
    return 0
  }
}
