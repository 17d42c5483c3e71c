import type { Understood as Term } from '#contract/catalogue.ts'
import { understoodTexts } from '#contract/texts/catalogue.understood.en.ts'
import { fill, texts } from '#web/platform/text.ts'
import { wordsKnown, wordsUnknown } from './understood-words.ts'

const useUnderstoodText = texts({ en: understoodTexts })

/** How a search was understood, and its unknown words. */
export function Understood({ terms }: { terms: readonly Term[] }) {
  const text = useUnderstoodText()
  const [known, unknown] = [wordsKnown(terms), wordsUnknown(terms)]
  return (
    <p className="mt-2 text-ink-2">
      {known !== '' && fill(text.understood, { words: known })}{' '}
      {unknown !== '' && fill(text.nothing, { words: unknown })}
    </p>
  )
}
