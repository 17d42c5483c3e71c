import { figuresOf, type KeyFigure, unitOf as unitIn } from '#contract/key-figures.ts'
import { figureTexts } from '#contract/texts/catalogue.figures.en.ts'
import { texts } from '#web/platform/text.ts'

export type { KeyFigure }

const figureText = texts({ en: figureTexts })

/** The first few figures that tell a machine of its kind, in the order of the texts. For loaders: the texts are many. */
export const keyFigures = (specs: Readonly<Record<string, unknown>>, most: number) =>
  figuresOf(specs, most, figureText())

/** The unit a spec's key ends in, as it is written: `platformCapacityKg` → kg. */
export const unitOf = (key: string) => unitIn(key, figureText())
