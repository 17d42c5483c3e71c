import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { WantedMachine } from '#contract/enquiries.wanted.ts'
import { wantedTexts } from '#contract/texts/enquiries.wanted.en.ts'
import { texts } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'

export const useWantedTexts = texts({ en: wantedTexts })

/** The columns of machines that people wait for. */
export function useWantedColumns(): Column<WantedMachine>[] {
  const text = useWantedTexts()
  return [
    {
      id: 'machine',
      header: text.machine,
      card: 'title',
      cell: ({ productName }) => <span className="font-semibold">{productName}</span>,
    },
    { id: 'city', header: text.city, card: 'fact', cell: ({ cityName }) => cityName },
    { id: 'waiting', header: text.waiting, card: 'fact', numeric: true, cell: ({ waiting }) => waiting },
    {
      id: 'since',
      header: text.since,
      card: 'fact',
      cell: ({ since }) => (
        <span className="whitespace-nowrap tabular-nums">{formatDate(dateInIndia(new Date(since)))}</span>
      ),
    },
    {
      id: 'available-in',
      header: text.availableIn,
      card: 'note',
      cell: ({ availableIn }) => (availableIn.length === 0 ? text.nowhere : availableIn.join(', ')),
    },
  ]
}
