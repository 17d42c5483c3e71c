import { commonTexts } from '#contract/texts/common.en.ts'
import { fill, texts } from './text.ts'

const useCommonTexts = texts({ en: commonTexts })

/** The texts of a form's rows; `name` is the pattern of a row's name, 'Line {n}'. */
export function useRowText({ name, add }: { name: string; add: string }) {
  const text = useCommonTexts()
  const nameOf = (at: number) => fill(name, { n: at + 1 })
  const about = (pattern: string) => (at: number) => fill(pattern, { name: nameOf(at) })
  return {
    add,
    nameOf,
    up: about(text.rowUp),
    down: about(text.rowDown),
    remove: about(text.rowRemove),
    removed: about(text.rowRemoved),
    moved: (from: number, to: number) => fill(text.rowMoved, { name: nameOf(from), to: to + 1 }),
  }
}
