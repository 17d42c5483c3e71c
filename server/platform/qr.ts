// QR codes, drawn by the rules of ISO/IEC 18004: bytes mode, error correction M, up to version 10.
import { alignments, codewords } from './qr-codewords.ts'

/** The modules of a code by row; true is dark. */
export type QrCode = readonly (readonly boolean[])[]

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** A grid in which the fixed patterns are marked. */
type Grid = { readonly size: number; readonly dark: boolean[][]; readonly fixed: boolean[][] }

function emptyGrid(size: number): Grid {
  const rows = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  return { size, dark: rows(), fixed: rows() }
}

function fix({ dark, fixed }: Grid, x: number, y: number, isDark: boolean) {
  const [row, marks] = [dark[y], fixed[y]]
  if (!row || !marks || row[x] === undefined) return
  row[x] = isDark
  marks[x] = true
}

/** Squares inside squares: a finder has radius 3 and a light border, an alignment pattern radius 2. */
function square(grid: Grid, [atX, atY]: readonly [number, number], radius: number, light: readonly number[]) {
  for (let y = -radius; y <= radius; y += 1)
    for (let x = -radius; x <= radius; x += 1)
      fix(grid, atX + x, atY + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))))
}

function alignmentCentres(version: number, size: number) {
  const count = alignments(version)
  if (count === 0) return []
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const further = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step)
  return [6, ...further.toReversed()]
}

function drawFixed(grid: Grid, version: number) {
  const { size } = grid
  for (let at = 0; at < size; at += 1) {
    fix(grid, 6, at, at % 2 === 0)
    fix(grid, at, 6, at % 2 === 0)
  }
  const far = size - 4
  for (const at of [
    [3, 3],
    [far, 3],
    [3, far],
  ] as const)
    square(grid, at, 4, [2, 4])
  const centres = alignmentCentres(version, size)
  for (const x of centres) for (const y of centres) if (!isFinder(x, y, size)) square(grid, [x, y], 2, [1])
  if (version >= 7) drawVersion(grid, version)
}

const isFinder = (x: number, y: number, size: number) =>
  [x, y].filter((at) => at === 6).length + [x, y].filter((at) => at === size - 7).length === 2 &&
  !(x === size - 7 && y === size - 7)

/** The remainder of a division by a polynomial, as the codes of format and version use it. */
function remainder(value: number, bits: number, polynomial: number) {
  let rest = value
  for (let n = 0; n < bits; n += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial)
  return rest
}

const bitOf = (value: number, at: number) => ((value >>> at) & 1) === 1

function drawVersion(grid: Grid, version: number) {
  const bits = (version << 12) | remainder(version, 12, 0x1f25)
  for (let at = 0; at < 18; at += 1) {
    const [far, near] = [grid.size - 11 + (at % 3), Math.floor(at / 3)]
    fix(grid, far, near, bitOf(bits, at))
    fix(grid, near, far, bitOf(bits, at))
  }
}

/** Error correction M is 00 in the format. */
function drawFormat(grid: Grid, mask: number) {
  const { size } = grid
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412
  for (let at = 0; at < 15; at += 1) {
    const isDark = bitOf(bits, at)
    if (at < 8) fix(grid, 8, at < 6 ? at : at + 1, isDark)
    else fix(grid, at === 8 ? 7 : 14 - at, 8, isDark)
    if (at < 8) fix(grid, size - 1 - at, 8, isDark)
    else fix(grid, 8, size - 15 + at, isDark)
  }
  fix(grid, 8, size - 8, true)
}

/** The free modules in the order of the bits: two columns at a time, upwards and downwards in turn. */
function freeModules({ size, fixed }: Grid) {
  const path: (readonly [x: number, y: number])[] = []
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!fixed[y]?.[x]) path.push([x, y])
    }
  return path
}

const PENALTIES = { run: 3, block: 3, finder: 40, balance: 10 }

/** How hard a code is to read: long runs, blocks, patterns like a finder, too much dark or light. */
function penalty(code: QrCode) {
  const rows = code.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''))
  const lines = [...rows, ...columns]
  const runs = lines
    .flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? [])
    .reduce((sum, { length }) => sum + length - 5 + PENALTIES.run, 0)
  const finders = lines.flatMap((line) => line.match(/(?=10111010000|00001011101)/g) ?? []).length * PENALTIES.finder
  const isBlock = (x: number, y: number) =>
    [code[y]?.[x + 1], code[y + 1]?.[x], code[y + 1]?.[x + 1]].every((other) => other === code[y]?.[x])
  const blocks = code.flatMap((row, y) => row.filter((_, x) => isBlock(x, y))).length * PENALTIES.block
  const share = (rows.join('').replaceAll('0', '').length * 100) / code.length ** 2
  return runs + finders + blocks + Math.floor(Math.abs(share - 50) / 5) * PENALTIES.balance
}

/** The QR code of a text, without the light border of four modules. Throws a `RangeError` beyond 213 bytes. */
export function qrCode(text: string): QrCode {
  const { version, codewords: bytes } = codewords(text)
  const grid = emptyGrid(version * 4 + 17)
  drawFixed(grid, version)
  drawFormat(grid, 0)
  const free = freeModules(grid)
  const codes = MASKS.map((isMasked, mask) => {
    const masked = { ...grid, dark: grid.dark.map((row) => [...row]) }
    for (const [at, [x, y]] of free.entries()) {
      const row = masked.dark[y]
      const isDark = bitOf(bytes[at >>> 3] ?? 0, 7 - (at & 7))
      if (row) row[x] = isDark !== isMasked(x, y)
    }
    drawFormat(masked, mask)
    return masked.dark
  })
  const penalties = codes.map(penalty)
  return codes[penalties.indexOf(Math.min(...penalties))] ?? []
}
