import { fill } from '#contract/fill.ts'
import { grouped } from '#contract/numerals.ts'

/**
 * The texts of one feature as a hook: `export const useCartTexts = texts({ en: cartTextTable })`. Declared free of side
 * effects, so that a build drops unused hooks with their texts.
 * @__NO_SIDE_EFFECTS__
 */
export const texts =
  <Messages>(catalogues: { en: Messages }) =>
  () =>
    catalogues.en

export { fill }

/** The plural form for this count, with `{n}` grouped as in India: `1 machine`, `1,250 machines`. */
export const plural = (count: number, forms: { one: string; other: string }) =>
  fill(count === 1 ? forms.one : forms.other, { n: grouped(count) })
