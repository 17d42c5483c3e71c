import { useState } from 'react'
import { CSV_BYTES_MAX } from '#contract/csv-files.ts'
import type { StatementImported, StatementPreview } from '#contract/payments.bank.ts'
import { Problem } from '#contract/problems.ts'
import { bankLinesChanged } from '#web/features/payments/bank.queries.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { drawKey } from '#web/platform/draw-key.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { sendBytes } from '#web/platform/session/send-bytes.ts'
import { useSubmit } from '#web/platform/use-submit.ts'

/** A chosen file as it was then, and the account that it is of. */
type Chosen = { name: string; account: string; bytes: Blob; key: string }
type State = { chosen?: Chosen; preview?: StatementPreview; problem?: string; imported?: StatementImported }

async function read(file: File, account: string): Promise<Chosen> {
  if (file.size > CSV_BYTES_MAX) throw new ApiProblem(new Problem('payload-too-large').toBody())
  return { name: file.name, account, bytes: new Blob([await file.arrayBuffer()]), key: drawKey() }
}

const previewOf = async ({ account, bytes }: Chosen) =>
  (await sendBytes('previewStatement', bytes, { query: { account } })).preview

/** The dry run of a statement, and its import. */
export function useStatementImport() {
  const messageOf = useProblemText()
  const [state, setState] = useState<State>({})
  const check = useSubmit(
    async (picked: File, account: string) => {
      setState({})
      const chosen = await read(picked, account)
      setState({ chosen, preview: await previewOf(chosen) })
    },
    (error) => setState({ problem: messageOf(error) }),
  )
  const apply = useSubmit(
    async (chosen: Chosen, digest: string) => {
      const { account, name, bytes, key } = chosen
      const query = { account, digest, name: name.slice(0, 200) }
      const headers = { 'idempotency-key': `${key}${digest.slice(0, 40)}` }
      setState({ imported: await sendBytes('importStatement', bytes, { query, headers }) })
      bankLinesChanged()
    },
    (error) => setState({ problem: messageOf(error) }),
  )
  return {
    ...state,
    check: check.submit,
    isChecking: check.pending,
    apply: (digest: string) => state.chosen && apply.submit(state.chosen, digest),
    isApplying: apply.pending,
  }
}
