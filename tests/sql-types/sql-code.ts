import { isShorthandPropertyAssignment, type Node, type SourceFile } from 'typescript/unstable/ast'
import { API, type Checker, SymbolFlags, type Type } from 'typescript/unstable/sync'

/** The product's code as the compiler sees it. */
export type Code = {
  readonly checker: Checker
  readonly files: readonly SourceFile[]
  /** The declaration of a name, through imports. */
  declarationOf(name: Node): Node | undefined
  close(): void
}

const PRODUCT = /^(server|database|scripts|bench)\/(?!.*\.test\.ts$)/

export function openCode(): Code {
  const root = `${process.cwd()}/`
  const api = new API({ cwd: root })
  const [project] = api.updateSnapshot({ openProjects: ['tsconfig.server.json'] }).getProjects()
  if (!project) throw new Error('The compiler has not opened tsconfig.server.json.')
  const { checker, program } = project
  const isProduct = (name: string) => name.startsWith(root) && PRODUCT.test(name.slice(root.length))
  const names = program.getSourceFileNames().filter(isProduct)
  const declarationOf = (name: Node) => {
    const symbol = isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name)
    const aliased = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return aliased?.valueDeclaration?.resolve()
  }
  return {
    checker,
    files: names.flatMap((name) => program.getSourceFile(name) ?? []),
    declarationOf,
    close: () => api.close(),
  }
}

/** All nodes of a kind, in the order of the text. */
export function nodesOf<Kind extends Node>(root: Node, isKind: (node: Node) => node is Kind): Kind[] {
  const found: Kind[] = []
  const visit = (node: Node): void => {
    if (isKind(node)) found.push(node)
    node.forEachChild(visit)
  }
  visit(root)
  return found
}

/** `string | null` → its two types. */
export const alternativesOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

/** `server/x.ts:12`. */
export function placeOf(node: Node): string {
  const { fileName, text } = node.getSourceFile()
  return `${fileName.slice(process.cwd().length + 1)}:${text.slice(0, node.getStart()).split('\n').length}`
}
