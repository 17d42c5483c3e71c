export type Size = { widthM: number; heightM: number }
/** The frame every drawing of a list stands in, in metres; equal for all, so that sizes can be compared. */
export type Frame = Size & { storeyStep: number }

/** Below the ground line every drawing has this much (as the server draws them). */
export const GROUND_STRIP_M = 0.3
const SKY_M = 0.5
const STANDING = 4 / 5
const LYING = 4 / 3
/** Wider than this against their height, machines stand better in a lying frame. */
const LYING_FROM = 1.25

/** One frame for a whole list: the tallest and the widest just fit. */
export function frameFor(drawings: readonly Size[]): Frame {
  const widest = Math.max(1, ...drawings.map(({ widthM }) => widthM))
  const tallest = Math.max(1, ...drawings.map(({ heightM }) => heightM)) + SKY_M
  return frame(widest, tallest, widest / tallest > LYING_FROM ? LYING : STANDING)
}

/** A square frame for one drawing that is compared with nothing. */
export const squareFrameFor = ({ widthM, heightM }: Size) => frame(widthM, heightM + SKY_M, 1)

function frame(widest: number, tallest: number, ratio: number): Frame {
  const heightM = rounded(Math.max(tallest, widest / ratio))
  return { heightM, widthM: rounded(heightM * ratio), storeyStep: storeyStepFor(heightM) }
}

/** A line for every storey of 3 m; every second one, or every fifth, where they would only be hatching. */
const storeyStepFor = (heightM: number) => (heightM <= 20 ? 3 : heightM <= 40 ? 6 : 15)

/** Heights of lines above the ground, every `step` metres, up to the top of the frame. */
export function heightsEvery(step: number, { heightM }: Size) {
  const count = Math.floor((heightM - GROUND_STRIP_M) / step)
  return Array.from({ length: Math.max(0, count) }, (_, index) => (index + 1) * step)
}

const rounded = (value: number) => Math.round(value * 100) / 100
