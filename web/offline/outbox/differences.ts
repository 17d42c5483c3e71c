import type { LogsheetContent, SliceType } from '#contract/logsheets.content.ts'

const NONE = '–'

/** The text of each part of a day. */
const shownAs = {
  slices: ({ slices }: LogsheetContent, types: Readonly<Record<SliceType, string>>) =>
    slices.map(({ from, to, type }) => `${from}–${to} ${types[type]}`).join(', '),
  meterOpen: ({ meterOpen }: LogsheetContent) => meterOpen,
  meterClose: ({ meterClose }: LogsheetContent) => meterClose,
  fuel: ({ fuel }: LogsheetContent) => fuel?.issuedL,
  remarks: ({ remarks }: LogsheetContent) => remarks,
  photoIds: ({ photoIds }: LogsheetContent) => String(photoIds.length),
} as const

const fields = Object.keys(shownAs) as (keyof typeof shownAs)[]

/** The parts of a day that differ between the server's version and the one entered here, as text. */
export const differencesOf = (
  theirs: LogsheetContent,
  mine: LogsheetContent,
  types: Readonly<Record<SliceType, string>>,
) =>
  fields.flatMap((field) => {
    const [a, b] = [theirs, mine].map((content) => shownAs[field](content, types) || NONE)
    return a === b ? [] : [{ field, theirs: a ?? NONE, mine: b ?? NONE }]
  })
