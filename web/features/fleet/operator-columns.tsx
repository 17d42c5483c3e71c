import { formatDate } from '#contract/dates.ts'
import type { Operator } from '#contract/fleet.operators.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { PaperBadge } from './paper-badge.tsx'
import { useOperatorsTexts } from './texts.ts'

/** The columns of operators; names link to the form for those who may change them. */
export function useOperatorColumns({ mayWrite, from }: { mayWrite: boolean; from: string }): Column<Operator>[] {
  const text = useOperatorsTexts()
  return [
    {
      id: 'name',
      header: text.name,
      card: 'title',
      cell: ({ operatorId, name }) =>
        mayWrite ? (
          <RowLink to={deskAddresses.operator(operatorId)} state={{ from }}>
            {name}
          </RowLink>
        ) : (
          <span className="font-semibold">{name}</span>
        ),
    },
    {
      id: 'phone',
      header: text.phone,
      card: 'fact',
      cell: ({ phone }) => <span className="tabular-nums">{phone}</span>,
    },
    { id: 'licence', header: text.licenceNumber, card: 'fact', cell: ({ licenceNumber }) => licenceNumber },
    {
      id: 'validTo',
      header: text.licenceValidTo,
      card: 'fact',
      cell: ({ licenceValidTo }) => <span className="tabular-nums">{formatDate(licenceValidTo)}</span>,
    },
    { id: 'status', header: text.licence, card: 'badge', cell: (operator) => <OperatorStatus operator={operator} /> },
  ]
}

/** Whether an operator has left, or how their licence stands. */
export function OperatorStatus({ operator: { hasLeft, licence } }: { operator: Operator }) {
  const text = useOperatorsTexts()
  return hasLeft ? <Badge tone="idle">{text.hasLeft}</Badge> : <PaperBadge state={licence} />
}

/** Dims operators who have left. */
export const operatorStanding = ({ hasLeft }: Operator) => (hasLeft ? 'idle' : undefined)
