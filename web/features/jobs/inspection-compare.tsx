import type { InspectionPoint } from '#contract/jobs.checklists.ts'
import type { Inspection } from '#contract/jobs.inspections.ts'
import { fill } from '#web/platform/text.ts'
import { type InspectionTexts, useInspectionTexts } from './inspection-texts.ts'

type Pair = { came: Inspection; left: Inspection }
type Row = { name: string; came: string; left: string; note: string }

/** The two inspections of each machine that has both. */
export function pairsOf(inspections: readonly Inspection[]): Pair[] {
  const arrivals = inspections.filter(({ kind, signed }) => kind === 'ON_HIRE' && signed !== null)
  return arrivals.flatMap((came) => {
    const left = inspections.find(
      ({ kind, machineId, signed }) => kind === 'OFF_HIRE' && machineId === came.machineId && signed !== null,
    )
    return left ? [{ came, left }] : []
  })
}

const stateOf = ({ points }: Inspection, point: InspectionPoint, text: InspectionTexts) => {
  const state = points.find((one) => one.point === point)?.state ?? null
  return state === null ? text.unseen : text.states[state]
}
const noteOf = ({ points }: Inspection, point: InspectionPoint) =>
  points.find((one) => one.point === point)?.note ?? null

/** The points whose state or note differs. */
function changed({ came, left }: Pair, text: InspectionTexts): Row[] {
  return left.points.flatMap(({ point, note }) => {
    const row = { name: text.points[point], came: stateOf(came, point, text), left: stateOf(left, point, text) }
    const isSame = row.came === row.left && note === noteOf(came, point)
    return isSame ? [] : [{ ...row, note: note ?? '' }]
  })
}

const signedNumber = (n: number) => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(Math.round(n * 10) / 10)}`

function readings({ came, left }: Pair, text: InspectionTexts): Row[] {
  const hours = { name: text.meter, came: `${came.meter} h`, left: `${left.meter} h` }
  const meter = { ...hours, note: `${signedNumber(Number(left.meter) - Number(came.meter))} h` }
  if (came.fuelPercent === null || left.fuelPercent === null) return [meter]
  const percent = (n: number | string) => fill(text.percent, { n: String(n) })
  const fuel = { name: text.fuel, came: percent(came.fuelPercent), left: percent(left.fuelPercent) }
  return [meter, { ...fuel, note: percent(signedNumber(left.fuelPercent - came.fuelPercent)) }]
}

/** The changes between the machine's arrival and departure, side by side; unchanged points are left out. */
export function InspectionCompare({ pair, isOnly }: { pair: Pair; isOnly: boolean }) {
  const text = useInspectionTexts()
  const title = isOnly ? text.compare : fill(text.compareNumber, { number: pair.left.fleetNumber })
  const differences = changed(pair, text)
  return (
    <section aria-label={title} className="inspection-compare">
      <h3 className="heading mb-2 text-xl">{title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.point}</th>
            <th scope="col">{text.came}</th>
            <th scope="col">{text.left}</th>
            <th scope="col">{text.difference}</th>
          </tr>
        </thead>
        <tbody>
          {[...readings(pair, text), ...differences].map(({ name, came, left, note }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={text.came}>{came}</td>
              <td data-label={text.left}>{left}</td>
              <td data-label={text.difference}>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {differences.length === 0 && <p className="mt-2 text-ink-2">{text.same}</p>}
    </section>
  )
}
