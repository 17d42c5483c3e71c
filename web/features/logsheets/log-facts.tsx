import type { Logsheet } from '#contract/logsheets.ts'
import { fill } from '#web/platform/text.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { useLogTexts } from './texts.ts'

/** Hours between two readings of the meter, to a tenth. */
const ran = (open: string, close: string) => (Math.round((Number(close) - Number(open)) * 10) / 10).toFixed(1)

/** Meter, diesel, remarks, and who entered them. */
export function LogFacts({ log }: { log: Logsheet }) {
  const text = useLogTexts()
  const { meterOpen, meterClose, telematicsHours, fuel, remarks, enteredBy, enteredSide } = log
  const isRead = meterOpen !== null && meterClose !== null
  return (
    <Facts>
      <Fact label={text.meter}>
        {fill(text.meterRan, { open: meterOpen ?? text.notRead, close: meterClose ?? text.notRead })}
        {isRead && (
          <span className="block text-sm text-ink-3">
            {fill(text.meterDelta, { hours: ran(meterOpen, meterClose) })}
          </span>
        )}
        {telematicsHours !== null && (
          <span className="block text-sm text-ink-3">{fill(text.telematicsRan, { hours: telematicsHours })}</span>
        )}
      </Fact>
      {fuel !== null && (
        <Fact label={text.fuel}>
          {fill(text.litres, { litres: fuel.issuedL })}
          {fuel.openingL !== null && fuel.closingL !== null && (
            <span className="block text-sm text-ink-3">
              {fill(text.fuelTank, { opening: fuel.openingL, closing: fuel.closingL })}
            </span>
          )}
        </Fact>
      )}
      {remarks !== null && <Fact label={text.remarks}>{remarks}</Fact>}
      <Fact label={text.enteredBy}>
        {enteredBy}
        <span className="block text-sm text-ink-3">{text.sides[enteredSide]}</span>
      </Fact>
    </Facts>
  )
}
