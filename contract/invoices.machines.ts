import { z } from 'zod'
import { fill } from './fill.ts'

/** A machine of a line, as it is known when the invoice is issued. */
export const InvoicedMachine = z.object({
  fleetNumber: z.string(),
  serialNumber: z.string(),
  registrationNumber: z.string().nullable(),
})
export type InvoicedMachine = z.infer<typeof InvoicedMachine>

type Forms = Readonly<Record<'registered' | 'serial' | 'fleet', string>>

function machineText({ registrationNumber, serialNumber, fleetNumber }: InvoicedMachine, forms: Forms) {
  const known =
    registrationNumber === null
      ? fill(forms.serial, { number: serialNumber })
      : fill(forms.registered, { number: registrationNumber })
  return `${known}, ${fill(forms.fleet, { number: fleetNumber })}`
}

type OfMachines = { readonly machines: readonly InvoicedMachine[] }

/** Each machine of some lines once: by its registration, else its serial number, and its fleet number. */
export const machinesText = (lines: readonly OfMachines[], forms: Forms) => [
  ...new Set(lines.flatMap(({ machines }) => machines.map((machine) => machineText(machine, forms)))),
]
