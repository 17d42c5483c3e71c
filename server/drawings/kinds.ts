// Which drawing a sub-category gets. A kind is one function from specs to a scene.
import type { Scene, Specs } from './scene.ts'
import { sizeFrame } from './size-frame.ts'

const kinds: ReadonlyMap<string, (specs: Specs) => Scene> = new Map()

/** The scene of a machine; a size frame where its sub-category has no drawing yet or is not known. */
export function sceneOf(subCategory: string, specs: Specs): Scene {
  return kinds.get(subCategory)?.(specs) ?? sizeFrame(subCategory, specs)
}
