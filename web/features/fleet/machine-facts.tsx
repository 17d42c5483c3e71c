import type { Machine } from '#contract/fleet.machines.ts'
import { fill } from '#web/platform/text.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { useMachinesTexts } from './texts.ts'

/** A machine for those who may not change it. */
export function MachineFacts({ machine }: { machine: Machine }) {
  const text = useMachinesTexts()
  return (
    <Facts>
      <Fact label={text.product}>{machine.productName}</Fact>
      <Fact label={text.serialNumber}>{machine.serialNumber}</Fact>
      {machine.registrationNumber !== null && <Fact label={text.registrationNumber}>{machine.registrationNumber}</Fact>}
      {machine.builtYear !== null && <Fact label={text.builtYear}>{machine.builtYear}</Fact>}
      <Fact label={text.owner}>{machine.hiredFrom ?? text.own}</Fact>
      <Fact label={text.yard}>{machine.yardName}</Fact>
      <Fact label={text.meter}>{fill(text.hours, { hours: machine.meterHours })}</Fact>
      {machine.telematicsId !== null && <Fact label={text.telematicsId}>{machine.telematicsId}</Fact>}
    </Facts>
  )
}
