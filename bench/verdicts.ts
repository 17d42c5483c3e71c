/** A figure beside the bound that it must keep. */
export type Verdict = { what: string; figure: number; unit: string; wanted: number; isKept: boolean; sign: '≥' | '≤' }

type Bound = { unit: string; wanted: number }

/** A figure that must reach a bound. */
export const atLeast = (what: string, figure: number, { unit, wanted }: Bound): Verdict => ({
  what,
  figure,
  unit,
  wanted,
  isKept: figure >= wanted,
  sign: '≥',
})

/** A figure that must not exceed a bound. */
export const atMost = (what: string, figure: number, { unit, wanted }: Bound): Verdict => ({
  what,
  figure,
  unit,
  wanted,
  isKept: figure <= wanted,
  sign: '≤',
})

const rounded = (figure: number) => figure.toFixed(figure < 10 ? 2 : 0)

/** Prints each figure with its bound and whether it keeps it. */
export function printVerdicts(verdicts: readonly Verdict[]) {
  console.log('\n| where nothing is kept | figure | wanted | verdict |\n|---|--:|--:|---|')
  for (const { what, figure, unit, wanted, isKept, sign } of verdicts)
    console.log(`| ${what} | ${rounded(figure)} ${unit} | ${sign} ${wanted} ${unit} | ${isKept ? 'kept' : 'MISSED'} |`)
}
