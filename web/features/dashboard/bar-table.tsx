import type { ReactNode } from 'react'
import { SomeRows } from './some-rows.tsx'

type Props<Group> = {
  name: string
  /** The kind of its rows, such as products. */
  kind: string
  /** The value of a row's bar. */
  bars: string
  /** Headers of the two figures beside the bar. */
  figures: readonly [string, string]
  groups: readonly Group[]
  row: (group: Group) => ReactNode
}

/** Groups of machines or money, each with a bar and two figures; the first ones until all are asked for. */
export const BarTable = <Group,>({ name, kind, bars, figures: [first, second], groups, row }: Props<Group>) => (
  <section aria-label={name} className="min-w-0">
    <h4 className="font-semibold">{name}</h4>
    <SomeRows rows={groups}>
      {(shown) => (
        <table className="hours-table earnings-table">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr>
              <th scope="col">{kind}</th>
              <th scope="col" className="hours-cell">
                <span className="sr-only">{bars}</span>
              </th>
              <th scope="col" className="number">
                {first}
              </th>
              <th scope="col" className="number">
                {second}
              </th>
            </tr>
          </thead>
          <tbody>{shown.map(row)}</tbody>
        </table>
      )}
    </SomeRows>
  </section>
)
