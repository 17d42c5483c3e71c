import { useState } from 'react'
import { CSV_BYTES_MAX, type CsvPreview } from '#contract/csv-files.ts'
import { Problem } from '#contract/problems.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { drawKey } from '#web/platform/draw-key.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { sendBytes } from '#web/platform/session/send-bytes.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { type CsvFileName, csvFiles } from './csv-calls.ts'

/** A chosen file as it was then: a spreadsheet may write it again meanwhile. */
type Chosen = { name: string; bytes: Blob; key: string }
type State = {
  chosen?: Chosen
  preview?: CsvPreview
  problem?: string
  /** The counts of a finished import. */
  done?: { added: number; changed: number }
}

async function read(file: File): Promise<Chosen> {
  if (file.size > CSV_BYTES_MAX) throw new ApiProblem(new Problem('payload-too-large').toBody())
  return { name: file.name, bytes: new Blob([await file.arrayBuffer()]), key: drawKey() }
}

/** The dry run of a chosen file, and its import. */
export function useCsvImport(file: CsvFileName) {
  const calls = csvFiles[file]
  const messageOf = useProblemText()
  const [state, setState] = useState<State>({})
  const previewOf = async (chosen: Chosen) => (await sendBytes(calls.preview, chosen.bytes)).preview
  const check = useSubmit(
    async (picked: File) => {
      setState({})
      const chosen = await read(picked)
      setState({ chosen, preview: await previewOf(chosen) })
    },
    (error) => setState({ problem: messageOf(error) }),
  )
  const again = useSubmit(
    async (chosen: Chosen, why: ApiProblem) =>
      setState({ chosen, preview: await previewOf(chosen), problem: messageOf(why) }),
    (error) => setState({ problem: messageOf(error) }),
  )
  const apply = useSubmit(
    async (chosen: Chosen, digest: string) => {
      const headers = { 'idempotency-key': `${chosen.key}${digest}` }
      const done = await sendBytes(calls.import, chosen.bytes, { query: { digest }, headers })
      setState({ done })
      void queryClient.invalidateQueries()
    },
    (error) => {
      setState({ ...state, problem: messageOf(error) })
      if (state.chosen && error instanceof ApiProblem && error.is('preview-outdated')) again.submit(state.chosen, error)
    },
  )
  return {
    ...state,
    check: check.submit,
    isChecking: check.pending || again.pending,
    apply: (digest: string) => state.chosen && apply.submit(state.chosen, digest),
    isApplying: apply.pending,
  }
}
