import { bankApi } from '#contract/payments.bank.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import { getBankLine, listBankLines } from './bank.ts'
import { linkBankLine, matchBankLine, reopenBankLine, setBankLineAside } from './matching.ts'
import { importStatement, previewStatement } from './statements.ts'

type Headers = { 'idempotency-key'?: string | undefined }
const keyOf = (headers: Headers) => ({ key: headers['idempotency-key'] })

/** Statements of the bank as files. */
export function statementRoutes(serve: Serve, tools: Tools) {
  serve(bankApi.previewStatement, ({ caller, bytes, query }) => previewStatement(tools, caller, { bytes, ...query }))
  serve(bankApi.importStatement, ({ caller, bytes, query, headers }) =>
    importStatement(tools, caller, { bytes, ...query, ...keyOf(headers) }),
  )
}

/** Rows of statements at the desk. */
export function bankRoutes(serve: Serve, tools: Tools) {
  serve(bankApi.listBankLines, ({ caller, query }) => listBankLines(tools, caller, query))
  serve(bankApi.getBankLine, ({ caller, params }) => getBankLine(tools, caller, params.id))
  serve(bankApi.matchBankLine, ({ caller, params, headers, body }) =>
    matchBankLine(tools, caller, params.id, { ...body, ...keyOf(headers) }),
  )
  serve(bankApi.linkBankLine, ({ caller, params, headers, body }) =>
    linkBankLine(tools, caller, params.id, { ...body, ...keyOf(headers) }),
  )
  serve(bankApi.setBankLineAside, ({ caller, params, headers, body }) =>
    setBankLineAside(tools, caller, params.id, { ...body, ...keyOf(headers) }),
  )
  serve(bankApi.reopenBankLine, ({ caller, params, headers, body }) =>
    reopenBankLine(tools, caller, params.id, { ...body, ...keyOf(headers) }),
  )
}
