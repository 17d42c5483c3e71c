import { formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import type { ListedCard } from '#contract/rate-card.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { fill, plural } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { useRateCardTexts } from './texts.ts'

type Card = NonNullable<ListedCard['card']>
type Text = ReturnType<typeof useRateCardTexts>

/** The columns of the rate card; `from` is the list's query, for the way back. */
export function useRateCardColumns(from: string): Column<ListedCard>[] {
  const text = useRateCardTexts()
  const rate = (id: string, header: string, phone: string, of: (card: Card) => number | null): Column<ListedCard> => ({
    id,
    header,
    card: 'fact',
    numeric: true,
    cell: ({ card }) => amount(card && of(card), phone),
  })
  return [
    {
      id: 'machine',
      header: text.machine,
      card: 'title',
      cell: ({ slug, name, ...machine }) => (
        <>
          <RowLink to={deskAddresses.ratesOf(slug)} state={{ from }}>
            {name}
          </RowLink>
          <Notes machine={machine} text={text} />
        </>
      ),
    },
    rate('month', text.perMonth, text.month, ({ perMonthPaise }) => perMonthPaise),
    rate('week', text.perWeek, text.week, ({ perWeekPaise }) => perWeekPaise),
    rate('day', text.perDay, text.day, ({ perDayPaise }) => perDayPaise),
    rate('operator', text.operator, text.operatorMonth, ({ operatorPerMonthPaise }) => operatorPerMonthPaise),
    {
      id: 'mobilisation',
      header: text.mobilisation,
      card: 'hidden',
      numeric: true,
      cell: ({ card }) => card && <Mobilisation card={card} text={text} />,
    },
    {
      id: 'from',
      header: text.from,
      card: 'fact',
      cell: ({ card }) =>
        card === null ? (
          <span className="font-medium text-danger">{text.noCard}</span>
        ) : (
          <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatDate(card.from)}</span>
        ),
    },
  ]
}

/** A column's header names the package; a card has none, so the amount does. */
function amount(paise: number | null, phone: string) {
  if (paise === null) return null
  return (
    <>
      <span className="max-md:hidden">{formatRupees(paise)}</span>
      <span className="md:hidden">{fill(phone, { amount: formatRupees(paise) })}</span>
    </>
  )
}

const Mobilisation = ({ card: { mobilisation }, text }: { card: Card; text: Text }) =>
  mobilisation === null ? (
    <span className="text-ink-3">{text.quoted}</span>
  ) : (
    fill(text.mobilisationFrom, { amount: formatRupees(Math.max(mobilisation.basePaise, mobilisation.leastPaise)) })
  )

/** Notes beside the rates: cities that differ, a card that follows, a rate of the whole kind. */
function Notes({ machine, text }: { machine: Pick<ListedCard, 'card' | 'cities' | 'changesOn'>; text: Text }) {
  const { card, cities, changesOn } = machine
  return (
    <span className="flex flex-wrap gap-x-3 text-sm font-normal empty:hidden">
      {card?.city && <span className="font-medium text-ink-2">{card.city.name}</span>}
      {card?.appliesTo === 'SUB_CATEGORY' && <span className="text-ink-3">{text.ofKind}</span>}
      {cities.length > 0 && (
        <span className="text-ink-2" title={cities.join(', ')}>
          {plural(cities.length, text.cities)}
        </span>
      )}
      {changesOn !== null && (
        <span className="text-blueprint">{fill(text.changesOn, { date: formatDate(changesOn) })}</span>
      )}
    </span>
  )
}
