// Machines drawn to scale from their specs. Pure functions, built from the rest of the folder.
import { type Box, unite } from './geometry.ts'
import { sceneOf } from './kinds.ts'
import { number } from './path-data.ts'
import { person } from './person.ts'
import type { Drawing, Scene, Specs } from './scene.ts'
import { extentOf, line, type Shape } from './shapes.ts'
import { sheetMarkup } from './sheet.ts'
import { drawingStyle, machineStyle, plainStyle } from './style.ts'
import type { SheetWords } from './words.ts'

export type { Drawing, Specs } from './scene.ts'
export type { SheetWords } from './words.ts'
export { drawingStyle, plainStyle }

/** The strip below the ground line; equal in every drawing, so drawings side by side stand on one line. */
export const STRIP_M = 0.3
const MARGIN_M = 0.4
/** Weight of the ground line relative to the drawing's other lines. */
const GROUND_WEIGHT = 1.3

/** The machine in its working position beside a person of 1.75 m. Unknown sub-categories get a neutral size frame. */
export function drawMachine(machine: { subCategory: string; specs: Specs }): Drawing {
  const scene = sceneOf(machine.subCategory, machine.specs)
  const extent = extentOf(scene.shapes)
  const people = person([personX(scene, extent), 0])
  const all = unite([extent, extentOf(people)])
  return place(scene, [...people, ...scene.shapes], all, extent)
}

/** Distance of the person's middle from the machine. */
const APART_M = 0.75

function personX({ personX: place }: Scene, { left, right }: Box): number {
  return place === 'behind' ? left - APART_M : (place ?? right + APART_M)
}

function place(scene: Scene, shapes: readonly Shape[], all: Box, extent: Box): Drawing {
  const widthM = rounded(all.right - all.left + 2 * MARGIN_M)
  const heightM = rounded(all.top + MARGIN_M + STRIP_M)
  const origin = [rounded(MARGIN_M - all.left), rounded(heightM - STRIP_M)] as const
  const weight = lineWeight(Math.max(widthM, heightM))
  const ground = line({ paint: 'ground', weight: GROUND_WEIGHT }, [-origin[0], 0], [widthM - origin[0], 0])
  const marks = [ground, ...shapes].map((shape) => shape.svg(weight)).join('')
  const body = `<g class="dw-body" stroke-width="${number(weight)}" transform="translate(${number(origin[0])} ${number(origin[1])})">${marks}</g>`
  const { kind, dimensions, floor, envelope } = scene
  return {
    kind,
    widthM,
    heightM,
    groundWeightM: rounded(weight * GROUND_WEIGHT),
    body,
    dimensions,
    origin,
    extent,
    ...(floor && { floor }),
    ...(envelope && { envelope }),
  }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Line weight in metres; it grows with the drawing, so a tall machine on a small card keeps its lines. */
const lineWeight = (size: number) => Math.min(0.15, Math.max(0.024, 0.014 + 0.0025 * size))

/** A file for `<img>`, in metres, with its own style for light, dark and forced colours and no text. */
export function drawingFile(drawing: Drawing): string {
  const box = `0 0 ${number(drawing.widthM)} ${number(drawing.heightM)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${machineStyle}</style>${drawing.body}</svg>`
}

/**
 * The product sheet for inline use: the machine on a metre grid with storey lines and their heights, its envelope and
 * its
 * dimensions with words. It has classes only; the page provides `drawingStyle`.
 */
export function drawingSheet(drawing: Drawing, words: SheetWords): string {
  return sheetMarkup(drawing, words, '')
}

/** The same sheet as a standalone file. */
export function drawingSheetFile(drawing: Drawing, words: SheetWords): string {
  return sheetMarkup(drawing, words, `<style>${drawingStyle}</style>`)
}
