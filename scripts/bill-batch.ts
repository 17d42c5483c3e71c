import { createInterface } from 'node:readline'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bill } from '#server/hire/bill.ts'
import { HireCase } from '#server/hire/case.ts'
import { type Complaint, complaintsOf, parseExactly } from '#server/hire/complaints.ts'

const REFUSED = 2

/** The bill of a case as one line of JSON, or the first complaint about it. */
function billOf(written: string): { json: string } | Complaint {
  try {
    const input = parseExactly(written)
    const judged = HireCase.safeParse(input)
    if (judged.success) return { json: JSON.stringify(bill(judged.data)) }
    return complaintsOf(judged.error, input)[0] ?? { path: 'input', message: 'is not a case' }
  } catch (error) {
    if (error instanceof SyntaxError) return { path: 'input', message: `is not JSON (${error.message})` }
    if (error instanceof RangeError) return { path: 'input', message: error.message }
    throw error
  }
}

/**
 * Reads one case a line and writes one bill a line. A bad line is answered in its place by its number, from 1, and its
 * first error. Returns the exit status: 2 if a line was bad.
 */
export async function billLines(input: Readable, output: Writable): Promise<number> {
  let status = 0
  async function* answers() {
    let line = 0
    for await (const written of createInterface({ input })) {
      line += 1
      const made = billOf(written)
      if ('json' in made) yield `${made.json}\n`
      else {
        status = REFUSED
        yield `${JSON.stringify({ line, error: made })}\n`
      }
    }
  }
  await pipeline(Readable.from(answers()), output, { end: false })
  return status
}
