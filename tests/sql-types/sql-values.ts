import {
  type BindingElement,
  type CallExpression,
  isArrayBindingPattern,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isIdentifier,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isVariableDeclaration,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { type Code, nodesOf } from './sql-code.ts'

/** An expression and the arguments of the calls that lead to it, by parameter. */
export type Value = { readonly node: Node; readonly scope: Scope }
export type Scope = ReadonlyMap<Node, Value>

/** `second` takes the other way of each choice; `read` collects the templates on the way. */
export type Reading = { readonly code: Code; readonly second: boolean; readonly read: Set<Node> }

/** A value that is known only when the code runs. */
export class Unread extends Error {
  constructor(node: Node) {
    super(`cannot read \`${node.getText().replaceAll(/\s+/g, ' ').slice(0, 80)}\``)
  }
}

/** Follows names, members, choices and calls to the expression that makes the value. */
export function traced(reading: Reading, value: Value): Value {
  const next = step(reading, value)
  return next === undefined ? value : traced(reading, next)
}

function step(reading: Reading, { node, scope }: Value): Value | undefined {
  if (isParenthesizedExpression(node) || isAsExpression(node)) return { node: node.expression, scope }
  if (isConditionalExpression(node)) return { node: reading.second ? node.whenFalse : node.whenTrue, scope }
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.QuestionQuestionToken)
    return { node: reading.second ? node.right : node.left, scope }
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken)
    return { node: node.right, scope }
  if (isIdentifier(node)) return declared(reading, { node, scope })
  if (isPropertyAccessExpression(node))
    return named(reading, node.name) ?? member(reading, { node: node.expression, scope }, node.name.getText())
  if (isElementAccessExpression(node)) return chosen(reading, { node: node.expression, scope })
  return isCallExpression(node) && !isSqlCall(node) ? returned(reading, node, scope) : undefined
}

/** `sql.raw(…)` and the like. */
export const isSqlCall = (node: Node): node is CallExpression =>
  isCallExpression(node) && /^sql\.\w+$/.test(node.expression.getText())

function declared(reading: Reading, { node, scope }: Value): Value {
  const declaration = reading.code.declarationOf(node)
  if (declaration === undefined) throw new Unread(node)
  return content(reading, { node: declaration, scope })
}

/** What a declaration gives its name. */
function content(reading: Reading, { node, scope }: Value): Value {
  if (isParameterDeclaration(node)) return scope.get(node) ?? fail(node)
  if (isFunctionDeclaration(node)) return { node, scope }
  if (isVariableDeclaration(node) || isPropertyAssignment(node)) return { node: node.initializer ?? fail(node), scope }
  if (isBindingElement(node)) return bound(reading, node, scope)
  return isShorthandPropertyAssignment(node) ? declared(reading, { node: node.name, scope }) : fail(node)
}

const fail = (node: Node): never => {
  throw new Unread(node)
}

/** `const { a } = x`, `const [a] = x`, and parameters like them. */
function bound(reading: Reading, element: BindingElement, scope: Scope): Value {
  const pattern = element.parent
  const whole = content(reading, { node: pattern.parent, scope })
  if (!isArrayBindingPattern(pattern))
    return member(reading, whole, (element.propertyName ?? element.name ?? element).getText())
  const { node, scope: inside } = traced(reading, whole)
  const item = isArrayLiteralExpression(node) ? node.elements[pattern.elements.indexOf(element)] : undefined
  return { node: item ?? fail(node), scope: inside }
}

/** A member of a constant object, or a name of `import * as`. */
function named(reading: Reading, name: Node): Value | undefined {
  const node = reading.code.declarationOf(name)
  const isKnown = node && (isPropertyAssignment(node) || isVariableDeclaration(node) || isFunctionDeclaration(node))
  return isKnown ? content(reading, { node, scope: new Map() }) : undefined
}

function member(reading: Reading, whole: Value, name: string): Value {
  const { node, scope } = traced(reading, whole)
  if (!isObjectLiteralExpression(node)) return fail(node)
  const found = node.properties.find((property) => !isSpreadAssignment(property) && property.name.getText() === name)
  const spread = node.properties.findLast(isSpreadAssignment)
  if (found) return content(reading, { node: found, scope })
  return spread ? member(reading, { node: spread.expression, scope }, name) : fail(node)
}

/** A member that is chosen when the code runs: the first or the last one. */
function chosen(reading: Reading, whole: Value): Value {
  const { node, scope } = traced(reading, whole)
  const members = isObjectLiteralExpression(node) ? node.properties : []
  return content(reading, { node: members.at(reading.second ? -1 : 0) ?? fail(node), scope })
}

/** What a function returns: its first or its last `return`. */
function returned(reading: Reading, call: CallExpression, scope: Scope): Value {
  const { node: callee, scope: around } = traced(reading, { node: call.expression, scope })
  if (!(isArrowFunction(callee) || isFunctionDeclaration(callee)) || !callee.body) return fail(call)
  const given = callee.parameters.flatMap((parameter, index): [Node, Value][] => {
    const node = call.arguments[index] ?? parameter.initializer
    return node ? [[parameter, { node, scope }]] : []
  })
  const inside = new Map([...around, ...scope, ...given])
  if (!isBlock(callee.body)) return { node: callee.body, scope: inside }
  const end = nodesOf(callee.body, isReturnStatement).at(reading.second ? -1 : 0)
  return { node: end?.expression ?? fail(call), scope: inside }
}
