import type { Machine } from '#contract/fleet.machines.ts'
import { paperStates } from '#contract/fleet.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { fill } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import type { Filter } from '#web/ui/list/list-tools.tsx'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { useYards } from './machines.queries.ts'
import { MachineStatus, PapersToRenew } from './paper-badge.tsx'
import { useMachinesTexts, usePaperTexts } from './texts.ts'

/** The columns of machines; `from` is the list's query for the way back. */
export function useMachineColumns(from: string): Column<Machine>[] {
  const text = useMachinesTexts()
  return [
    {
      id: 'fleetNumber',
      header: text.fleetNumber,
      card: 'title',
      cell: ({ machineId, fleetNumber }) => (
        <RowLink to={deskAddresses.machine(machineId)} state={{ from }}>
          {fleetNumber}
        </RowLink>
      ),
    },
    {
      id: 'product',
      header: text.product,
      card: 'note',
      cell: ({ productName, serialNumber, registrationNumber }) => (
        <>
          {productName}
          <span className="block text-sm text-ink-2 tabular-nums">
            {[serialNumber, registrationNumber].filter((number) => number !== null).join(', ')}
          </span>
        </>
      ),
    },
    { id: 'yard', header: text.yard, card: 'fact', cell: ({ yardName }) => yardName },
    { id: 'owner', header: text.owner, card: 'fact', cell: ({ hiredFrom }) => hiredFrom ?? text.own },
    {
      id: 'meter',
      header: text.meter,
      card: 'fact',
      numeric: true,
      cell: ({ meterHours }) => (
        <span className="whitespace-nowrap tabular-nums">{fill(text.hours, { hours: meterHours })}</span>
      ),
    },
    { id: 'papers', header: text.papers, card: 'badge', cell: (machine) => <MachineStatus machine={machine} /> },
    {
      id: 'toRenew',
      header: text.toRenew,
      card: 'note',
      cell: ({ isRetired, mandatory }) => (isRetired ? null : <PapersToRenew mandatory={mandatory} />),
    },
  ]
}

/** Filters machines by yard and by the state of their papers. */
export function useMachineFilters(): Filter[] {
  const text = useMachinesTexts()
  const { states } = usePaperTexts()
  const { data: yards = [] } = useYards()
  return [
    {
      name: 'yard',
      label: text.yard,
      options: [
        { value: '', label: text.everyYard },
        ...yards.map(({ yardId, name }) => ({ value: yardId, label: name })),
      ],
    },
    {
      name: 'papers',
      label: text.papers,
      options: [
        { value: '', label: text.everyState },
        ...paperStates.map((value) => ({ value, label: states[value] })),
      ],
    },
  ]
}

/** Dims retired machines. */
export const machineStanding = ({ isRetired }: Machine) => (isRetired ? 'idle' : undefined)
