import type { DeskQuote } from '#contract/quotes.desk.ts'
import { isSame } from '#web/platform/changes.ts'
import { keyed, merged } from '#web/platform/merged.ts'
import { fill } from '#web/platform/text.ts'
import type { Versioning } from '#web/platform/use-versioned.ts'
import { draftOf, keyOf, type QuoteDraft } from './desk-draft.ts'
import { type DeskQuoteTexts, useDeskQuoteTexts } from './desk-texts.ts'
import { type DeskForm, labelOf } from './use-desk-form.ts'

type Leaf = { label: string; said: string }

/** The values of a tree by the names of their lists' entries, each with its label. */
function leavesOf(tree: unknown, path: string, label: string, text: DeskQuoteTexts): [string, Leaf][] {
  if (typeof tree === 'string' || typeof tree === 'boolean')
    return [[path, { label: `${label}${labelOf(path, text)}`, said: String(tree) }]]
  if (Array.isArray(tree) && tree.every((entry) => entry instanceof Object))
    return [...keyed(tree, keyOf)].flatMap(([key, entry], at) => {
      const line = path === 'lines' ? `${fill(text.line, { n: at + 1 })}: ` : label
      return leavesOf(entry, `${path}.${key}`, line, text)
    })
  if (Array.isArray(tree)) return [[path, { label: `${label}${labelOf(path, text)}`, said: tree.join(', ') }]]
  if (!(tree instanceof Object)) return []
  return Object.entries(tree).flatMap(([name, inner]) =>
    leavesOf(inner, path === '' ? name : `${path}.${name}`, label, text),
  )
}

const HIDDEN = /(enquiryLineNo|productId)$/

type Three = Record<'base' | 'theirs' | 'mine', QuoteDraft>

/** Values that they changed or that differ here; `mine` is absent if the field was not touched here. */
function differencesOf({ base, theirs, mine }: Three, text: DeskQuoteTexts) {
  const [before, other, own] = [base, theirs, mine].map((tree) => new Map(leavesOf(tree, '', '', text)))
  const paths = new Set([...(other?.keys() ?? []), ...(own?.keys() ?? [])])
  return [...paths].flatMap((path) => {
    const [was, is, here] = [before?.get(path)?.said, other?.get(path), own?.get(path)]
    if (HIDDEN.test(path) || isSame(is?.said, here?.said)) return []
    const isMine = !isSame(here?.said, was)
    return [
      {
        label: is?.label ?? here?.label ?? path,
        theirs: is?.said ?? '',
        mine: isMine ? (here?.said ?? '') : undefined,
      },
    ]
  })
}

/** The conflict for `ConflictPanel` when a colleague saved first: both values, and the choice between them. */
export function useQuoteConflict(form: DeskForm, versioning: Versioning<DeskQuote>) {
  const text = useDeskQuoteTexts()
  const { conflict } = versioning
  const base = draftOf(versioning.stored.content)
  const theirs = conflict?.is === 'open' && conflict.theirs ? draftOf(conflict.theirs.thing.content) : undefined
  return {
    text: text.common,
    is: conflict?.is,
    differences: theirs && differencesOf({ base, theirs, mine: form.draft }, text),
    onLook: versioning.look,
    onMine() {
      if (theirs) form.edit((mine) => merged({ base, theirs, mine }, keyOf) as QuoteDraft)
      versioning.settle('mine')
    },
    onTheirs() {
      if (theirs) form.edit(() => theirs)
      versioning.settle('theirs')
    },
  }
}
