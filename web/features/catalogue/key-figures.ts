import { type Figured, figuresOf, type KeyFigure, unitOf as unitIn } from '#contract/key-figures.ts'
import { figureTexts } from '#contract/texts/catalogue.figures.en.ts'
import { texts } from '#web/platform/text.ts'

export type { KeyFigure }

const figureText = texts({ en: figureTexts })

/**
 * The first few characteristic figures of a machine, in the order of the texts. For loaders, because the texts are
 * many.
 */
export const keyFigures = (machine: Figured, most: number) => figuresOf(machine, most, figureText())

/** The unit in the suffix of a spec's key: `platformCapacityKg` → kg. */
export const unitOf = (key: string) => unitIn(key, figureText())
