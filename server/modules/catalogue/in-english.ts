import { catalogueNames } from '#contract/texts/catalogue.names.hi.ts'

/** Drops the dot below a letter, which many do not type: `सिजर` is `सिज़र`. */
const typed = (text: string) => text.normalize('NFD').replaceAll('\u093c', '')

const englishOf = new Map(
  Object.entries(catalogueNames)
    .map(([english, own]) => [typed(own), english] as const)
    .filter(([own]) => /\p{Script=Devanagari}/u.test(own))
    .toSorted(([one], [other]) => other.length - one.length),
)
/** Any name, the longest first; one expression, because each costs time at the start. */
const anyName = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${[...englishOf.keys()].map(RegExp.escape).join('|')})(?![\p{L}\p{M}])`,
  'gu',
)

/** A search in the words of the catalogue's data: `12 मी सिज़र लिफ्ट` becomes `12 m Scissor Lift`. */
export function inEnglish(text: string) {
  if (!/\p{Script=Devanagari}/u.test(text)) return text
  return typed(text).replace(anyName, (own) => englishOf.get(own) ?? own)
}
