import { text } from 'node:stream/consumers'
import type { z } from 'zod'
import { complaintsOf, parseExactly } from '#server/hire/complaints.ts'

const REFUSED = 2

/** Reads a command's JSON from standard input. Invalid input exits with status 2 and one line for each wrong field. */
export async function readInput<Schema extends z.ZodType>(schema: Schema): Promise<z.output<Schema>> {
  const input = parsed(await text(process.stdin))
  const judged = schema.safeParse(input)
  return judged.success
    ? judged.data
    : refuse(complaintsOf(judged.error, input).map(({ path, message }) => `${path}: ${message}`))
}

function parsed(written: string): unknown {
  try {
    return parseExactly(written)
  } catch (error) {
    return refuse([`input: is not JSON (${error instanceof Error ? error.message : String(error)})`])
  }
}

/** Runs `compute` on the input; an amount too large to be exact counts as invalid input. */
export function computed<Given, Result>(compute: (given: Given) => Result, given: Given): Result {
  try {
    return compute(given)
  } catch (error) {
    if (error instanceof RangeError) return refuse([`input: ${error.message}`])
    throw error
  }
}

function refuse(lines: readonly string[]): never {
  console.error(lines.join('\n'))
  process.exit(REFUSED)
}
