import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
/** A path of pdf.js: what is done with it, and its steps, each as a code with coordinates. */
type PathArgs = readonly [done: number, steps: readonly (ArrayLike<number> | undefined)[]]

const STEP = { move: 0, line: 1, close: 4 }
/** A bar of dark modules: its beginning, three more corners, the end. */
const BAR = [STEP.move, 0, 0, STEP.line, 0, 0, STEP.line, 0, 0, STEP.line, 0, 0, STEP.close]

/** The modules of the QR code on a page by row, true for dark. Throws an `Error` for a page without one. */
export async function printedCode(page: Page): Promise<boolean[][]> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const paths = fnArray.flatMap((name, index) => (name === OPS.constructPath ? [argsArray[index] as PathArgs] : []))
  const codes = paths.map(([done, [steps]]) => (done === OPS.fill && steps ? barsOf(Array.from(steps)) : []))
  const bars = codes.find(({ length }) => length > 0)
  if (!bars) throw new Error('No code is printed on this page.')
  const size = Math.max(...bars.map(({ end }) => end))
  const isDark = (x: number, y: number) => bars.some((bar) => bar.y === y && bar.begin <= x && x < bar.end)
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => isDark(x, y)))
}

/** The bars of a path that consists of bars one module high, in modules; none for any other path. */
function barsOf(steps: readonly number[]) {
  const bars = Array.from({ length: steps.length / BAR.length }, (_, index) => {
    const [, begin = 0, y = 0, , end = 0, , , , bottom = 0] = steps.slice(index * BAR.length)
    return { y, begin, end, height: bottom - y }
  })
  return bars.every(({ y, height }) => Number.isInteger(y) && height === 1) ? bars : []
}
