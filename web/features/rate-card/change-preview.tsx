import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { formatDate } from '#contract/dates.ts'
import type { changeManyApi } from '#contract/rate-card.change-many.ts'
import { call } from '#web/platform/call.ts'
import { drawKey } from '#web/platform/draw-key.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { fill, plural } from '#web/platform/text.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { ChangedLine } from './changed-line.tsx'
import { ratesChanged } from './rate-cards.queries.ts'
import { useChangeManyTexts } from './texts.ts'

type Change = z.input<typeof changeManyApi.previewRateChange.body>
type Props = { change: Change; onBack: () => void; onDone: () => void }

const previewOf = (change: Change) =>
  queryOptions({
    queryKey: ['rate-cards', 'preview', change],
    queryFn: async ({ signal }) => translateNames(await call('previewRateChange', { body: change, signal })),
    gcTime: 0,
  })

/** Old and new rates of each machine, and the button that makes the change. */
export function ChangePreview({ change, onBack, onDone }: Props) {
  const text = useChangeManyTexts()
  const { data, error, refetch } = useQuery(previewOf(change), queryClient)
  const messageOf = useProblemText()
  const { apply, pending, problem } = useChange(change, { onDone, onOutdated: () => void refetch() })
  const failed = problem ?? (error === null ? undefined : messageOf(error))
  return (
    <div className="grid gap-4">
      {data === undefined && error === null && <p aria-live="polite">{text.previewing}</p>}
      {data !== undefined && (
        <ul
          aria-label={text.lines}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by keyboard
          tabIndex={0}
          className="max-h-[45dvh] divide-y divide-line overflow-y-auto border-y border-line"
        >
          {data.lines.map((line) => (
            <ChangedLine key={line.productId} line={line} />
          ))}
        </ul>
      )}
      {failed !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {failed}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {data !== undefined && data.changed > 0 && (
          <Button aria-disabled={pending} onClick={() => apply(data.digest)} className="max-sm:w-full">
            {pending ? text.applying : fill(plural(data.changed, text.apply), { date: formatDate(change.from) })}
          </Button>
        )}
        {data?.changed === 0 && <p className="text-ink-2">{text.nothing}</p>}
        <Button tone="secondary" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </div>
  )
}

/** Makes the change once, however often it has to be sent. */
function useChange(change: Change, { onDone, onOutdated }: { onDone: () => void; onOutdated: () => void }) {
  const messageOf = useProblemText()
  const [problem, setProblem] = useState<string>()
  const [key] = useState(drawKey)
  const { submit, pending } = useSubmit(
    async (digest: string) => {
      setProblem(undefined)
      await call('changeManyRates', { body: { ...change, digest }, headers: { 'idempotency-key': `${key}${digest}` } })
      ratesChanged()
      onDone()
    },
    (error) => {
      setProblem(messageOf(error))
      onOutdated()
    },
  )
  return { apply: submit, pending, problem }
}
