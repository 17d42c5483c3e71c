export type Size = { widthM: number; heightM: number }
/** The frame of a drawing, in metres: lines every `storeyStep`, and a scale bar of `barM`. */
export type Frame = Size & { storeyStep: number; barM: number }

/** Every drawing has this much below the ground line, as drawn by the server. */
export const GROUND_STRIP_M = 0.3
const SKY_M = 0.5
const STANDING = 4 / 5
const SQUARE = 1
const LYING = 4 / 3
/** Average aspect ratios of the machines from which frames are landscape, or square. */
const LYING_FROM = 1.25
const SQUARE_FROM = 0.8
/** The least share of its frame that the largest machine of a kind fills; below it the next larger scale begins. */
const LEAST_SHARE = 0.4

/** One frame for all, so sizes can be compared: the tallest and the widest just fit. */
export function frameFor(drawings: readonly Size[]): Frame {
  const ratio = ratioFor(drawings)
  return frame(Math.max(1, ...drawings.map((drawing) => roomFor(drawing, ratio))), ratio)
}

type Drawn = { kind: string; drawing: Size }

/**
 * A frame for each drawing, all of one shape. Machines of a kind have one scale, which the largest of them fills; kinds
 * share a scale as long as the largest of each fills enough of its frame.
 */
export function framed<Machine extends Drawn>(machines: readonly Machine[]) {
  const ratio = ratioFor(machines.map(({ drawing }) => drawing))
  const rooms = roomsOfKinds(machines, ratio)
  const scales = [...rooms.values()]
    .toSorted((one, other) => other - one)
    .reduce<number[]>((found, room) => (room < (found.at(-1) ?? Infinity) * LEAST_SHARE ? [...found, room] : found), [])
  const scaleOf = (room: number) => scales.findLast((scale) => scale >= room) ?? room
  return machines.map((machine) => ({ ...machine, frame: frame(scaleOf(rooms.get(machine.kind) ?? 0), ratio) }))
}

/** The room that the largest machine of each kind needs. */
function roomsOfKinds(machines: readonly Drawn[], ratio: number) {
  const rooms = new Map<string, number>()
  for (const { kind, drawing } of machines) rooms.set(kind, Math.max(rooms.get(kind) ?? 0, roomFor(drawing, ratio)))
  return rooms
}

/** One frame for machines side by side, no higher than the tallest needs if the widest allows it. */
export function sideBySideFrame(drawings: readonly Size[]): Frame {
  const widest = Math.max(1, ...drawings.map(({ widthM }) => widthM))
  const tallest = Math.max(1, ...drawings.map(({ heightM }) => heightM)) + SKY_M
  const ratio = Math.min(2, Math.max(STANDING, widest / tallest))
  return frame(Math.max(tallest, widest / ratio), ratio)
}

/** A square frame for a single drawing. */
export const squareFrameFor = (drawing: Size) => frame(roomFor(drawing, SQUARE), SQUARE)

/** Height of the smallest frame of this shape that holds the drawing. */
const roomFor = ({ widthM, heightM }: Size, ratio: number) => Math.max(heightM + SKY_M, widthM / ratio)

function ratioFor(drawings: readonly Size[]) {
  const sum = drawings.reduce((total, { widthM, heightM }) => total + Math.log(widthM / (heightM + SKY_M)), 0)
  const mean = Math.exp(sum / Math.max(1, drawings.length))
  return mean > LYING_FROM ? LYING : mean > SQUARE_FROM ? SQUARE : STANDING
}

function frame(room: number, ratio: number): Frame {
  const [heightM, widthM] = [rounded(room), rounded(room * ratio)]
  return { heightM, widthM, storeyStep: storeyStepFor(heightM), barM: barFor(widthM) }
}

/** A line for every storey of 3 m, or every second or fifth one if they would look like hatching. */
export const storeyStepFor = (heightM: number) => (heightM <= 20 ? 3 : heightM <= 40 ? 6 : 15)

/** The longest round length within two fifths of the frame. */
export const barFor = (widthM: number) => [20, 10, 5, 2, 1].find((length) => length <= widthM * 0.4) ?? 0.5

/** Heights of lines above the ground, every `step` metres, up to the top of the frame. */
export function heightsEvery(step: number, { heightM }: Size) {
  const count = Math.floor((heightM - GROUND_STRIP_M) / step)
  return Array.from({ length: Math.max(0, count) }, (_, index) => (index + 1) * step)
}

const rounded = (value: number) => Math.round(value * 100) / 100
