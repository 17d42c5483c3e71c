import { afterEach, expect } from 'vitest'

/** Complaints that fail a test: errors of the page, and requests or answers outside the contract. */
const complaints: string[] = []

export const complain = (complaint: string) => void complaints.push(complaint)

const print = console.error
console.error = (...said: unknown[]) => {
  complain(`console: ${said.map(String).join(' ')}`)
  print(...said)
}

/** Makes complaints fail the test in which they occur; `aScreen` calls it once. */
export const failOnComplaints = () => afterEach(() => expect(complaints.splice(0)).toEqual([]))
