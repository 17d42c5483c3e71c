import { type Machine, machineFields } from '#contract/fleet.machines.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { useMachinesTexts } from './texts.ts'

const keys = [
  'fleetNumber',
  'productId',
  'serialNumber',
  'registrationNumber',
  'builtYear',
  'hiredFrom',
  'yardId',
  'meterHours',
  'telematicsId',
] as const
type Key = (typeof keys)[number]

/** A machine's values in the form, with the name of its product. */
type MachineDraft = Record<Key | 'productName', string>

export const newMachine: MachineDraft = {
  fleetNumber: '',
  productId: '',
  productName: '',
  serialNumber: '',
  registrationNumber: '',
  builtYear: '',
  hiredFrom: '',
  yardId: '',
  meterHours: '0',
  telematicsId: '',
}

export const draftOf = (machine: Machine): MachineDraft => ({
  fleetNumber: machine.fleetNumber,
  productId: machine.productId,
  productName: machine.productName,
  serialNumber: machine.serialNumber,
  registrationNumber: machine.registrationNumber ?? '',
  builtYear: machine.builtYear === null ? '' : String(machine.builtYear),
  hiredFrom: machine.hiredFrom ?? '',
  yardId: machine.yardId,
  meterHours: machine.meterHours,
  telematicsId: machine.telematicsId ?? '',
})

const orNone = (typed: string) => (typed.trim() === '' ? null : typed)

/** The values to send. */
export const toMachine = ({ productName: _name, ...draft }: MachineDraft) => ({
  ...draft,
  registrationNumber: orNone(draft.registrationNumber),
  hiredFrom: orNone(draft.hiredFrom),
  builtYear: draft.builtYear.trim() === '' ? null : Number(draft.builtYear),
  telematicsId: orNone(draft.telematicsId),
})

/** The form of a machine, with the contract's rules. */
export function useMachineForm(initial: MachineDraft) {
  const text = useMachinesTexts()
  const fieldTexts = useFieldTexts()
  const label = { ...text, productId: text.product, yardId: text.yard, meterHours: text.meter }
  const rules = Object.fromEntries(keys.map((key) => [key, { schema: machineFields[key], label: label[key] }]))
  // An empty choice is missing rather than wrong.
  const sent = (values: MachineDraft) => ({
    ...toMachine(values),
    productId: values.productId || undefined,
    yardId: values.yardId || undefined,
  })
  return useFields<MachineDraft>({ initial, check: (values) => wrongFields(rules, sent(values), fieldTexts) })
}
export type MachineForm = ReturnType<typeof useMachineForm>
