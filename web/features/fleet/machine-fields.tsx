import { SelectField, TextField } from '#web/ui/fields.tsx'
import type { MachineForm } from './machine-form.ts'
import { useYards } from './machines.queries.ts'
import { ProductField } from './product-field.tsx'
import { useMachinesTexts } from './texts.ts'

/** A machine's numbers, product, place and owner. */
export function MachineFields({ form }: { form: MachineForm }) {
  const text = useMachinesTexts()
  const { bind } = form
  const plain = { autoComplete: 'off' }
  return (
    <>
      <ProductField form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bind('fleetNumber')} {...plain} label={text.fleetNumber} hint={text.fleetNumberHint} />
        <TextField {...bind('serialNumber')} {...plain} label={text.serialNumber} />
        <TextField
          {...bind('registrationNumber')}
          {...plain}
          label={text.registrationNumber}
          optional={text.optional}
          hint={text.registrationHint}
        />
        <TextField
          {...bind('builtYear')}
          {...plain}
          label={text.builtYear}
          optional={text.optional}
          inputMode="numeric"
          maxLength={4}
          className="tabular-nums"
        />
        <Yard form={form} />
        <TextField
          {...bind('hiredFrom')}
          {...plain}
          label={text.hiredFrom}
          optional={text.optional}
          hint={text.hiredFromHint}
        />
        <TextField {...bind('meterHours')} {...plain} label={text.meter} inputMode="decimal" className="tabular-nums" />
        <TextField
          {...bind('telematicsId')}
          {...plain}
          label={text.telematicsId}
          optional={text.optional}
          hint={text.telematicsHint}
        />
      </div>
    </>
  )
}

function Yard({ form: { bind, values } }: { form: MachineForm }) {
  const text = useMachinesTexts()
  const { data = [], isError } = useYards()
  const offered = data.filter(({ isActive, yardId }) => isActive || yardId === values.yardId)
  return (
    <SelectField {...bind('yardId')} label={text.yard} hint={isError ? text.yardsFailed : undefined}>
      <option value="">{text.yardChoose}</option>
      {offered.map(({ yardId, name }) => (
        <option key={yardId} value={yardId}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
