// The parts that documents are made of; every text passes `printable`.

import { Image, Path, Svg, Text, type TextProps, View, type ViewProps } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { encode } from 'uqr'
import { fill } from '#contract/fill.ts'
import { namedNumber } from '#contract/gstin.ts'
import { fontsFor, isLongWord, isRightToLeft, pdfFonts, printable, sized } from './pdf-fonts.ts'

export type Style = Exclude<NonNullable<ViewProps['style']>, readonly unknown[]>
export type Part = ReactElement | null

export const colours = { ink: '#17191c', muted: '#565c63', rule: '#d5d7da', accent: '#f5a300', ghost: '#e4e5e7' }
/** Points between the parts of a page. */
export const gaps = { page: 44, block: 16, row: 4 }

/** Points; the height of a line is so many times the size of its own letters. */
const SIZE = 9
const LINE = 1.45
/** The same in the rows of a table. */
const CLOSE = 1.3
/** The penalty at which a line never breaks: without it, a line may break after ₹, whose glyph has a font of its own. */
const NEVER = 10_000

/** The size of a style's letters in points. */
const sizeOf = ({ fontSize }: Style) => (typeof fontSize === 'number' ? fontSize : SIZE)

/** How a text is set that needs another order of fonts or runs from right to left. */
const scriptOf = (said: string): Style => ({
  ...(fontsFor(said) !== pdfFonts && { fontFamily: fontsFor(said) }),
  ...(isRightToLeft(said) && { direction: 'rtl' as const }),
})

/** A text; parts may have a weight of their own. */
export function text(style: Style, ...parts: readonly (string | ReactElement)[]) {
  const said = parts.filter((part) => typeof part === 'string').join('')
  const isLong = said.split(/\s/).some(isLongWord)
  const props = {
    style: { lineHeight: LINE, ...scriptOf(said), ...style, ...sized(sizeOf(style)) },
    hyphenationPenalty: isLong ? undefined : NEVER,
  } as TextProps
  return createElement(Text, props, ...parts.map((part) => (typeof part === 'string' ? printable(part) : part)))
}

export const bold = (value: string) =>
  createElement(Text, { style: { fontWeight: 700, ...scriptOf(value) } }, printable(value))

export const box = (style: Style, ...parts: readonly Part[]) => createElement(View, { style }, ...parts)

/** A box that is never divided between pages. */
export const block = (style: Style, ...parts: readonly Part[]) => createElement(View, { style, wrap: false }, ...parts)

export const row = (style: Style, ...parts: readonly Part[]) =>
  createElement(View, { style: { flexDirection: 'row', ...style }, wrap: false }, ...parts)

/** A row that stands again at the top of each page onto which its parent runs. */
export const repeated = (style: Style, ...parts: readonly Part[]) =>
  createElement(View, { style: { flexDirection: 'row', ...style }, wrap: false, fixed: true }, ...parts)

const cell: Style = {
  paddingHorizontal: 6,
  paddingVertical: 4,
  borderColor: colours.rule,
  borderLeftWidth: 0.7,
  borderTopWidth: 0.7,
}

/** A cell of the ruled head of a document: its label, and what stands below it. */
export const fact = (width: string, label: string, ...parts: readonly Part[]) =>
  box({ ...cell, width }, text({ fontSize: 8, color: colours.muted }, label), ...parts)

/** The same for one value. */
export const factOf = (width: string, label: string, value: string) =>
  fact(width, label, text({ fontWeight: 700 }, value))

/** A line of a bill in two cells: its number, and its description with the reason below, if any, and more. */
export const billedCells = (
  columns: { readonly no: Style; readonly what: Style },
  { lineNo, description, why }: { readonly lineNo: number; readonly description: string; readonly why: string | null },
  ...more: readonly Part[]
) => [
  text({ ...columns.no, color: colours.muted, fontSize: 8.5, lineHeight: CLOSE }, String(lineNo)),
  box(
    columns.what,
    text({ fontWeight: 700, fontSize: 8.5, lineHeight: CLOSE }, description),
    why === null ? null : text({ color: colours.muted, fontSize: 8, lineHeight: CLOSE }, why),
    ...more,
  ),
]

/** The logo above the name of the house; nothing without one. `png`: its bytes. */
export const letterheadLogo = (png: Uint8Array | null): Part =>
  png &&
  createElement(Image, {
    src: { data: Buffer.from(png), format: 'png' },
    style: { maxHeight: 40, maxWidth: 150, objectFit: 'contain', objectPosition: 'left', marginBottom: 8 },
  })

type Party = { readonly address: string; readonly gstin: string | null; readonly state: string }

/** The lines below the name of a party; `gstinForm` is such as `GSTIN {gstin}`. */
export const partyLines = ({ address, gstin, state }: Party, gstinForm: string) => [
  text({ fontSize: 8.5 }, address),
  text({ fontSize: 8.5 }, [gstin === null ? null : namedNumber(gstinForm, gstin), state].filter(Boolean).join(', ')),
]

type House = { readonly logo: Uint8Array | null; readonly name: string; readonly lines: readonly Part[] }

/** The head of a document: the house on the left, and on the right which document it is. */
export const letterhead = ({ logo, name, lines }: House, ...titles: readonly Part[]) =>
  row(
    { justifyContent: 'space-between', marginBottom: 10 },
    box({ width: 290 }, letterheadLogo(logo), text({ fontSize: 11, fontWeight: 700 }, name), ...lines),
    box({ alignItems: 'flex-end', width: 210 }, ...titles),
  )

/** Points that must follow a heading on its page. */
const FOLLOWING = 60

/** The heading of a part, with its first lines on the same page. */
export const heading = (value: string) =>
  createElement(
    Text,
    {
      style: { ...sized(12), lineHeight: LINE, fontWeight: 700, marginTop: gaps.block, marginBottom: 4 },
      minPresenceAhead: FOLLOWING,
    },
    printable(value),
  )

type Paged = { readonly pageNumber: number; readonly totalPages: number }
/** A text on every page, made from the number of the page and of all pages. */
const onEachPage = (style: Style, textOf: (at: Paged) => string) =>
  createElement(Text, {
    style: { ...style, ...sized(sizeOf(style)) },
    fixed: true,
    render: ({ pageNumber, totalPages }) => printable(textOf({ pageNumber, totalPages: totalPages ?? pageNumber })),
  })

/** The page of a document, with room for what stands in its margins. */
export const plainPage = { fontFamily: pdfFonts, color: colours.ink, paddingHorizontal: gaps.page, paddingVertical: 48 }

/** Points from the top of an A4 page. */
const [HEAD, FOOT] = [24, 806]
const margin = { position: 'absolute', fontSize: 8, color: colours.muted } as const

/** The page by `page`, such as `Page {page} of {pages}`. */
const pageOnEachPage = (page: string) =>
  onEachPage({ ...margin, top: FOOT, right: gaps.page }, ({ pageNumber, totalPages }) =>
    fill(page, { page: pageNumber, pages: totalPages }),
  )

/** At the foot of every page: which document it is, and its page. */
export const footOnEachPage = (title: string, page: string) => [
  onEachPage({ ...margin, top: FOOT, left: gaps.page, width: 400 }, () => title),
  pageOnEachPage(page),
]

type Margins = { readonly number: string; readonly house: string; readonly note?: string; readonly page: string }

/** In the margins of every page: its number and the house above, a note and its page below. */
export const marginsOnEachPage = ({ number, house, note, page }: Margins) => [
  onEachPage({ ...margin, top: HEAD, left: gaps.page }, () => number),
  onEachPage({ ...margin, top: HEAD, right: gaps.page }, () => house),
  note === undefined ? null : onEachPage({ ...margin, top: FOOT, left: gaps.page }, () => note),
  pageOnEachPage(page),
]

/** A text across every page, behind what stands on it. */
export const watermark = (value: string) =>
  createElement(
    Text,
    {
      fixed: true,
      style: {
        position: 'absolute',
        top: 380,
        left: 0,
        right: 0,
        textAlign: 'center',
        ...sized(60),
        lineHeight: 1,
        fontWeight: 700,
        color: colours.ghost,
        transform: 'rotate(-30deg)',
      },
    },
    printable(value),
  )

/** Light modules around a code, by which a reader finds it. */
const QUIET = 4

/** A QR code of `size` points a side, readable with up to 15 % of it damaged (error correction M). */
export function qr(value: string, size: number, ecc: 'L' | 'M' = 'M') {
  const { data, size: modules } = encode(value, { ecc, border: 0 })
  const d = data.flatMap((line, y) => runsOf(line).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join('')
  const side = modules + 2 * QUIET
  return createElement(
    Svg,
    { viewBox: `${-QUIET} ${-QUIET} ${side} ${side}`, style: { width: size, height: size } },
    createElement(Path, { d, fill: colours.ink }),
  )
}

/** Returns the start and the length of each run of dark modules in a line. */
function runsOf(line: readonly boolean[]) {
  const runs = line
    .map((isDark) => (isDark ? '#' : ' '))
    .join('')
    .matchAll(/#+/g)
  return [...runs].map(({ index, 0: run }) => [index, run.length] as const)
}
