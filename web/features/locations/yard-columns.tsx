import type { Yard } from '#contract/locations.yards.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { ownName } from '#web/platform/translate-names.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { useYardTexts } from './yard-texts.ts'

/** The columns of the yards; names link to the form for those who may change it. */
export function useYardColumns({ mayWrite, from }: { mayWrite: boolean; from: string }): Column<Yard>[] {
  const text = useYardTexts()
  return [
    {
      id: 'name',
      header: text.name,
      card: 'title',
      cell: ({ yardId, name }) =>
        mayWrite ? (
          <RowLink to={deskAddresses.yard(yardId)} state={{ from }}>
            {name}
          </RowLink>
        ) : (
          <span className="font-semibold">{name}</span>
        ),
    },
    { id: 'city', header: text.city, card: 'fact', cell: ({ cityName }) => ownName(cityName) },
    {
      id: 'address',
      header: text.address,
      card: 'fact',
      cell: ({ address, pincode }) => (
        <span className="text-ink-2">
          {address} {pincode}
        </span>
      ),
    },
    { id: 'place', header: text.place, card: 'fact', cell: (yard) => <OnMap yard={yard} /> },
    { id: 'status', header: text.status, card: 'badge', cell: (yard) => <YardStatus yard={yard} /> },
  ]
}

/** The coordinates, with the way to a map. */
function OnMap({ yard: { latitude, longitude } }: { yard: Yard }) {
  const text = useYardTexts()
  const address = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" title={text.onMap} className="link tabular-nums">
      {latitude}, {longitude}
    </a>
  )
}

/** Whether transport is charged from a yard. */
export function YardStatus({ yard: { isActive } }: { yard: Yard }) {
  const text = useYardTexts()
  return <Badge tone={isActive ? 'good' : 'idle'}>{isActive ? text.open : text.closed}</Badge>
}

/** Dims closed yards. */
export const standingOf = ({ isActive }: Yard) => (isActive ? undefined : 'idle')
