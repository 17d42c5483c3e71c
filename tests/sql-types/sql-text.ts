import {
  type CallExpression,
  isArrayLiteralExpression,
  isArrowFunction,
  isCallExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  type Node,
  type TemplateLiteral,
} from 'typescript/unstable/ast'
import { alternativesOf } from './sql-code.ts'
import { isSqlCall, type Reading, type Scope, traced, Unread, type Value } from './sql-values.ts'

/** Stands for a value until the parameters are numbered. */
const VALUE = '\u0001'

/** The statement that an expression makes, with `$1`, `$2` … for its values. */
export function statementOf(reading: Reading, node: Node): string {
  let count = 0
  return fragment(reading, { node, scope: new Map() }).replaceAll(VALUE, () => `$${++count}`)
}

function fragment(reading: Reading, value: Value): string {
  const { node, scope } = traced(reading, value)
  if (isSqlCall(node)) return made(reading, node, scope)
  if (!isTaggedTemplateExpression(node)) throw new Unread(node)
  reading.read.add(node)
  return filled(node.template, (hole) => part(reading, { node: hole, scope }))
}

/** A fragment that is known only when the code runs is a condition nearly always; null stands for one. */
const part = (reading: Reading, value: Value) =>
  isFragment(reading, value.node) ? (attempt(() => fragment(reading, value)) ?? 'null') : VALUE

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof Unread) return undefined
    throw error
  }
}

const isFragment = ({ code }: Reading, node: Node) => {
  const type = code.checker.getTypeAtLocation(node)
  return type !== undefined && alternativesOf(type).some((one) => one.getSymbol()?.name === 'RawBuilder')
}

/** `sql.raw`, `sql.lit`, `sql.join`, `sql.ref` and `sql.table`. */
function made(reading: Reading, { expression, arguments: [first, second] }: CallExpression, scope: Scope): string {
  if (first === undefined) throw new Unread(expression)
  const value = { node: first, scope }
  switch (expression.getText()) {
    case 'sql.raw':
      return constant(reading, value)
    case 'sql.lit':
      return isNumber(reading, first) ? '1' : `'${constant(reading, value)}'`
    case 'sql.join':
      return joined(reading, value, second ? fragment(reading, { node: second, scope }) : ', ')
    default:
      return constant(reading, value).replaceAll(/[^.]+/g, '"$&"')
  }
}

const isNumber = ({ code: { checker } }: Reading, node: Node) =>
  checker.isTypeAssignableTo(checker.getTypeAtLocation(node) ?? checker.getAnyType(), checker.getNumberType())

/** The items of a list; one stands for all of a list that only the running code knows. */
function joined(reading: Reading, list: Value, between: string): string {
  const { node, scope } = list
  const items = listed(reading, list)
  if (items) return items.map((item) => part(reading, item)).join(between)
  const map = isCallExpression(node) && isPropertyAccessExpression(node.expression) ? node.expression : undefined
  const made = isCallExpression(node) ? node.arguments[0] : undefined
  if (map?.name.getText() !== 'map' || !made || !isArrowFunction(made)) return VALUE
  const [item] = made.parameters
  const known = item && listed(reading, { node: map.expression, scope })
  const scopes = known ? known.map((value) => new Map([...scope, [item, value]])) : [scope]
  return scopes.map((inside) => part(reading, { node: made.body, scope: inside })).join(between)
}

function listed(reading: Reading, list: Value): Value[] | undefined {
  const found = attempt(() => traced(reading, list))
  if (!found || !isArrayLiteralExpression(found.node)) return undefined
  return found.node.elements.map((node) => ({ node, scope: found.scope }))
}

/** A text of the code, or one of those that its type allows. */
function constant(reading: Reading, value: Value): string {
  const { node, scope } = attempt(() => traced(reading, value)) ?? value
  if (isStringLiteral(node)) return node.text
  if (isTemplateExpression(node) || isNoSubstitutionTemplateLiteral(node))
    return filled(node, (hole) => constant(reading, { node: hole, scope }))
  const type = reading.code.checker.getTypeAtLocation(value.node)
  const texts = type ? alternativesOf(type).filter((one) => one.isStringLiteralType()) : []
  const text = texts.at(reading.second ? -1 : 0)
  if (text === undefined) throw new Unread(value.node)
  return text.value
}

const filled = (template: TemplateLiteral, fill: (hole: Node) => string) =>
  isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.templateSpans.reduce(
        (text, { expression, literal }) => text + fill(expression) + literal.text,
        template.head.text,
      )
