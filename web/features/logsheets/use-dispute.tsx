import { useState } from 'react'
import type { DisputeLogsheet } from '#contract/logsheets.calls.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import type { Answering } from './answering.ts'
import { DisputeDialog } from './dispute-dialog.tsx'

type Disputed = Pick<Logsheet, 'slices' | 'version'>
type Disputing<Saved> = Pick<Answering<Saved>, 'dispute' | 'done' | 'failed'>

/** Asks for a dispute's reason and sends it; `ask` opens its dialog, for one entry of the day or for all of it. */
export function useDispute<Saved>({ slices, version }: Disputed, { dispute, done, failed }: Disputing<Saved>) {
  const [asked, setAsked] = useState<{ slice: number | null }>()
  const { submit, pending } = useSubmit(
    async (body: DisputeLogsheet) => done('disputeLogsheet', await dispute({ ...body, version })),
    (error) => failed('disputeLogsheet', error),
  )
  const dialog = asked && (
    <DisputeDialog
      slices={slices}
      slice={asked.slice}
      onClose={() => setAsked(undefined)}
      onSend={(body) => {
        setAsked(undefined)
        submit(body)
      }}
    />
  )
  return { ask: (slice: number | null) => setAsked({ slice }), pending, dialog }
}
