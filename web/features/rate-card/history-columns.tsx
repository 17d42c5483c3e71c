import type { ReactNode } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { RateCard } from '#contract/rate-card.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { useRatesText } from './card-in-words.tsx'
import { useCardTexts } from './texts.ts'

const tones: Record<RateCard['state'], BadgeTone> = {
  PAST: 'idle',
  CURRENT: 'good',
  FUTURE: 'info',
  WITHDRAWN: 'idle',
}

/** The columns of all cards of a machine. */
export function useHistoryColumns({ withdraw }: { withdraw: (card: RateCard) => ReactNode }): Column<RateCard>[] {
  const text = useCardTexts()
  const ratesText = useRatesText()
  return [
    {
      id: 'from',
      header: text.from,
      card: 'title',
      cell: ({ from }) => <span className="font-semibold whitespace-nowrap tabular-nums">{formatDate(from)}</span>,
    },
    {
      id: 'where',
      header: text.where,
      card: 'fact',
      cell: ({ city, appliesTo }) => (
        <>
          {city?.name ?? text.allCities}
          {appliesTo === 'SUB_CATEGORY' && <span className="block text-sm text-ink-3">{text.ofKind}</span>}
        </>
      ),
    },
    {
      id: 'rates',
      header: text.rates,
      card: 'note',
      cell: (card) => <span className="tabular-nums">{ratesText(card)}</span>,
    },
    { id: 'by', header: text.madeBy, card: 'fact', cell: ({ madeBy }) => madeBy ?? text.published },
    {
      id: 'state',
      header: text.state,
      card: 'badge',
      cell: (card) => (
        <span className="flex flex-wrap items-center justify-between gap-x-2">
          <Badge tone={tones[card.state]}>{text.states[card.state]}</Badge>
          {withdraw(card)}
        </span>
      ),
    },
  ]
}
