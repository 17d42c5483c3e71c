import type { Plugin } from 'vite'

/**
 * Marks every value of the contract as free of side effects. The browser build then keeps only the values that pages use:
 * the schemas of the fields they check. The server checks whole bodies and replies.
 */
export const pureContract = (): Plugin => ({
  name: 'yantra:pure-contract',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/contract\/(?!endpoint)[^/]+\.ts$/ },
    handler(code) {
      const values = this.parse(code).body.flatMap((statement) => {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        return declared?.type === 'VariableDeclaration' ? declared.declarations : []
      })
      return {
        code: withMarks(
          code,
          values.flatMap(({ init }) => init ?? []),
        ),
        map: null,
      }
    },
  },
})

/** The code with each of these expressions, in the order of their places, marked as free of effects. */
function withMarks(code: string, expressions: readonly { start: number; end: number }[]) {
  let marked = ''
  let at = 0
  for (const { start, end } of expressions) {
    marked += `${code.slice(at, start)}/* @__PURE__ */ (() => (${code.slice(start, end)}))()`
    at = end
  }
  return marked + code.slice(at)
}
