import { useState } from 'react'
import type { NewBooking } from '#contract/fleet.bookings.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { reloadBoard } from './board.queries.ts'
import { useBoardTexts } from './board-words.ts'
import type { Asked } from './use-board.ts'

/** The dialog that books by hand: what it asks for, and how it saves and frees. */
export function useBooking(say: (words: string) => void) {
  const text = useBoardTexts()
  const { notifyFailed } = useOutcome()
  const [asked, ask] = useState<Asked>()
  const { submit, pending } = useSubmit(
    async (send: () => Promise<unknown>, said: string) => {
      await send()
      await reloadBoard()
      say(fill(said, { machine: asked?.machine.fleetNumber ?? '' }))
      ask(undefined)
    },
    (error) => {
      notifyFailed('request', error)
      void reloadBoard()
    },
  )
  const booking = asked?.booking
  const save = (body: NewBooking) =>
    submit(
      () => (booking ? call('updateBooking', { ...versionOf(booking), body }) : call('addBooking', { body })),
      text.booked,
    )
  const remove = () => booking && submit(() => call('removeBooking', versionOf(booking)), text.freed)
  return { asked, ask, save, remove, pending }
}

const versionOf = ({ bookingId, version }: NonNullable<Asked['booking']>) => ({
  params: { id: bookingId },
  headers: { 'if-match': `W/"${version}"` },
})
