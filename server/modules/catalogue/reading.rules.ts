// Reads a question of the trade: what it wants done, with which kinds of machines, and what they must be able to do.
import type { Understood } from '#contract/catalogue.understood.ts'
import type { Needs } from '#contract/needs.ts'
import { contextOf, figuresFor, taskOfFigures } from './asked-figures.rules.ts'
import { askedKinds, conditionsIn, kindsIn, narrowed, taskOfKinds } from './asked-kinds.rules.ts'
import type { Lexicon, SaidTask } from './lexicon.ts'
import { type Asked, cut, type Question, questionOf } from './question.rules.ts'
import { keyOf, type Token } from './question-words.rules.ts'

/** The interpretation of a question. */
export type Reading = {
  needs: Needs
  /** The sub-categories that come into question, the likeliest first; null for all. */
  kinds: string[] | null
  makes: string[]
  /** The words that name a model, for the search of words. */
  rest: string
  asked: Asked[]
  words: Understood[]
}

/** Text in quotation marks is meant as typed. */
const QUOTED = /"[^"]+"/

/** The reading of a question; undefined for one that only names machines, which is a search of words. */
export function read(text: string, lexicon: Lexicon): Reading | undefined {
  if (QUOTED.test(text)) return undefined
  // The name of a kind is that kind, even if a word of it is a task too.
  if (lexicon.meanings.get(keyOf(text))?.kinds.some(({ narrows }) => !narrows)) return undefined
  const question = questionOf(text, lexicon)
  const tasks = tasksIn(question)
  if (!tasks) return undefined
  return readingOf(question, tasks)
}

/** The tasks that a question names, the surest first; undefined if it only names machines. */
function tasksIn(question: Question): SaidTask[] | undefined {
  const { said, quantities, loose, lexicon } = question
  const named = said.flatMap(({ meaning }) => meaning.tasks)
  const strong = named.filter(({ weak }) => !weak)
  const weak = named.filter((task) => task.weak)
  const sure = strong.length > 0 ? strong : weak
  const conditions = said.flatMap(({ meaning }) => meaning.conditions)
  const hinted = taskOfKinds(kindsIn(said), lexicon)
  if (conditions.some(({ weak: isWeak, tasks }) => !isWeak && (!tasks || (hinted && tasks.includes(hinted)))))
    return sure
  if (quantities.some((quantity) => contextOf(question, quantity).isAsked)) return sure
  if (kindsIn(said) && quantities.some(({ dimension }) => dimension === 'count')) return sure
  if (loose.some(isModel)) return undefined
  if (strong.length > 0) return strong
  if (said.some(({ meaning }) => meaning.make !== undefined)) return undefined
  const figures = quantities.some(({ dimension }) => dimension !== 'count')
  const agreed = weak.filter(({ task }, at) => weak.some((other, place) => place !== at && other.task === task))
  const isNarrowed = said.some(({ meaning }) => meaning.kinds.some(({ narrows }) => narrows))
  const isAlone = loose.length === 0 && said.every(({ meaning }) => meaning.kinds.length === 0)
  if (weak.length > 0 && (figures || conditions.length > 0 || isNarrowed || isAlone)) return weak
  return agreed.length > 0 ? agreed : undefined
}

/** Letters with digits name a model, and so does a long number: 3dx, 1930, but not 20. */
const isModel = ({ word }: Token) => /\p{N}/u.test(word) && (/[^\p{N}]/u.test(word) || word.length > 2)

function readingOf(question: Question, named: readonly SaidTask[]): Reading {
  const { said, lexicon, text } = question
  const kindsNamed = kindsIn(said)
  const hinted = taskOfKinds(kindsNamed ?? narrowed(null, said), lexicon) ?? taskOfFigures(question)
  // Named kinds say more than a weak word beside them.
  const first = kindsNamed && named[0]?.weak ? (hinted ?? named[0].task) : (named[0]?.task ?? hinted)
  const figures = figuresFor(question, first)
  const heavier = named[0]?.heavier
  const task = heavier && (figures.needs.loadKg ?? 0) > heavier.thanKg ? heavier.task : first
  const conditions = conditionsIn(said, task)
  const kinds = kindsNamed ?? narrowed(task ? lexicon.kindsOf(task) : null, said)
  const makes = said.flatMap(({ meaning }) => meaning.make ?? [])
  return {
    needs: { ...(task ? { task } : {}), ...figures.needs, ...conditions.needs },
    kinds,
    makes,
    rest: question.loose
      .filter(isModel)
      .map(({ typed }) => typed)
      .join(' '),
    asked: [
      ...askedKinds(question, kindsNamed, task),
      ...makes.map((make) => ({
        key: 'make',
        value: make,
        without: cut(
          text,
          said.filter(({ meaning }) => meaning.make === make),
        ),
      })),
      ...figures.asked,
      ...conditions.asked(text),
    ],
    words: wordsIn(question),
  }
}

/** The words that were understood, each with the question that searches for it as typed if it was corrected. */
const wordsIn = ({ text, tokens, said }: Question): Understood[] =>
  tokens
    .filter(({ from }) => said.some((one) => one.from <= from && from < one.to))
    .map(({ typed, word, from, to }) => ({
      typed,
      meant: word,
      undo: typed === word ? null : `${text.slice(0, from)}"${typed}"${text.slice(to)}`,
    }))
