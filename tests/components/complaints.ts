import { afterEach, expect } from 'vitest'

/** What a test has to answer for besides what it expects: errors of the page, and what no server would take or give. */
const complaints: string[] = []

export const complain = (complaint: string) => void complaints.push(complaint)

const print = console.error
console.error = (...said: unknown[]) => {
  complain(`console: ${said.map(String).join(' ')}`)
  print(...said)
}

/** Called once by whoever shows screens: complaints fail the test they came in. */
export const failOnComplaints = () => afterEach(() => expect(complaints.splice(0)).toEqual([]))
