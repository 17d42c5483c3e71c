import {
  type CallExpression,
  isCallExpression,
  isPropertyAccessExpression,
  isSourceFile,
  isTaggedTemplateExpression,
  type Node,
} from 'typescript/unstable/ast'
import type { Type } from 'typescript/unstable/sync'
import { type Code, nodesOf, placeOf } from './sql-code.ts'
import { statementOf } from './sql-text.ts'
import { type Reading, Unread } from './sql-values.ts'

/** A statement that `rows` or `first` runs in `name`, with the type of its rows; `unread` says why its text is unknown. */
export type Query = { readonly name: string; readonly place: string; readonly row: Type } & Text
type Text = { readonly text: string } | { readonly unread: string }

/** Every typed statement of the product, once for each way of its choices, and the typed templates that none of them has. */
export function queriesOf(code: Code): { queries: Query[]; unused: string[] } {
  const read = new Set<Node>()
  const queries = code.files.flatMap((file) =>
    nodesOf(file, isRun).flatMap(({ arguments: [argument] }): Query[] => {
      const row = argument && rowOf(code, argument)
      if (!argument || !row) return []
      const [one, other] = [
        textOf({ code, second: false, read }, argument),
        textOf({ code, second: true, read }, argument),
      ]
      const facts = { name: nameAround(argument), place: placeOf(argument), row }
      return (isEqual(one, other) ? [one] : [one, other]).map((text) => ({ ...facts, ...text }))
    }),
  )
  const templates = code.files.flatMap((file) => nodesOf(file, isTaggedTemplateExpression))
  const isTyped = (node: (typeof templates)[number]) => node.tag.getText() === 'sql' && node.typeArguments
  return { queries, unused: templates.filter((node) => isTyped(node) && !read.has(node)).map(placeOf) }
}
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isRun = (node: Node): node is CallExpression =>
  isCallExpression(node) &&
  isPropertyAccessExpression(node.expression) &&
  ['rows', 'first'].includes(node.expression.name.getText())

/** The `T` of `RawBuilder<T>`; undefined if no type is given. */
function rowOf({ checker }: Code, argument: Node) {
  const type = checker.getTypeAtLocation(argument)
  if (type?.getSymbol()?.name !== 'RawBuilder' || !type.isTypeReference()) return undefined
  const [row] = checker.getTypeArguments(type)
  return row && checker.typeToString(row) !== 'unknown' ? row : undefined
}

/** The function or constant of the file that a node is part of. */
const nameAround = (node: Node): string =>
  isSourceFile(node.parent) ? (/(?:const|function) (\w+)/.exec(node.getText())?.[1] ?? '') : nameAround(node.parent)

function textOf(reading: Reading, argument: Node): Text {
  try {
    return { text: statementOf(reading, argument) }
  } catch (error) {
    if (error instanceof Unread) return { unread: error.message }
    throw error
  }
}
