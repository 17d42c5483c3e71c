import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import { fill } from '#web/platform/text.ts'
import { useCompareText } from './compare-text.ts'
import { DrawingFrame } from './drawing-frame.tsx'
import type { Frame } from './drawing-scale.ts'
import type { Comparison } from './load-comparison.ts'
import { ProductName } from './product-name.tsx'

type Machine = Comparison['machines'][number]
type Props = {
  machines: readonly Machine[]
  frame: Frame
  city: string
  /** The address of the comparison without this machine. */
  without: (slug: string) => string
  action: (machine: Machine) => ReactNode
}

/** The machines on one ground line at one scale, two in a row on phones; each with its actions. */
export const SideBySide = ({ machines, frame, city, without, action }: Props) => (
  <ul className="grid grid-cols-2 gap-y-6 md:ml-48 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
    {machines.map((machine) => (
      <li key={machine.slug} className="flex flex-col">
        <DrawingFrame drawing={machine.drawing} frame={frame} wide className="max-h-104 bg-card" />
        <div className="mt-3 flex grow flex-col px-1 md:px-3">
          <p className="text-xs text-ink-3">{machine.kind}</p>
          <h3 className="heading mb-3 text-lg leading-tight">
            <Link to={pagePaths.equipment(city, machine.slug)} className="hover:text-blueprint hover:underline">
              <ProductName name={machine.name} />
            </Link>
          </h3>
          <div className="mt-auto grid justify-items-start gap-1">
            {action(machine)}
            <Remove name={machine.name} to={without(machine.slug)} />
          </div>
        </div>
      </li>
    ))}
  </ul>
)

function Remove({ name, to }: { name: string; to: string }) {
  const text = useCompareText()
  return (
    <Link
      to={to}
      preventScrollReset
      className="link inline-flex min-h-11 items-center md:min-h-9"
      aria-label={fill(text.removeNamed, { name })}
    >
      {text.remove}
    </Link>
  )
}
