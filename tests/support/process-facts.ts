import { readFileSync } from 'node:fs'

const KB_PER_MB = 1024
/** What Linux counts processor time in. */
const TICKS_PER_SECOND = 100

/** Memory of a process that lies in RAM, in MB. */
export function residentMb(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / KB_PER_MB
}

/** Seconds a processor has worked for a process so far; other than the clock it does not run on while others work. */
export function processorSeconds(pid: number): number {
  // After the name in brackets, which may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
