/** The fields of an acknowledgement as they are typed, or found in the portal's file. */
export type Brought = Readonly<Record<'irn' | 'ackNumber' | 'ackDate' | 'signedQr' | 'signedInvoice', string>>

export const nothingBrought: Brought = { irn: '', ackNumber: '', ackDate: '', signedQr: '', signedInvoice: '' }

const names = {
  irn: 'Irn',
  ackNumber: 'AckNo',
  ackDate: 'AckDt',
  signedQr: 'SignedQRCode',
  signedInvoice: 'SignedInvoice',
} as const

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The first object with an IRN, at most three levels deep: portals wrap it as a list, as `Data` or as `govt_response`. */
function withIrn(value: unknown, depth = 3): object | undefined {
  if (!isObject(value) || depth < 0) return undefined
  if (!Array.isArray(value) && 'Irn' in value) return value
  for (const inner of Object.values(value)) {
    const found = withIrn(inner, depth - 1)
    if (found) return found
  }
  return undefined
}

/** The content of the portal's signed file; undefined for another file. The server judges it. */
export function broughtIn(text: string): Brought | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  const found = withIrn(parsed)
  if (!found) return undefined
  const at = (name: string) => {
    const value: unknown = Reflect.get(found, name)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const [irn, ackNumber, ackDate] = [at(names.irn), at(names.ackNumber), at(names.ackDate)]
  return { irn, ackNumber, ackDate, signedQr: at(names.signedQr), signedInvoice: at(names.signedInvoice) }
}

const rules = {
  irn: /^[0-9a-fA-F]{64}$/,
  ackNumber: /^\d{1,20}$/,
  ackDate: /^20\d{2}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  signedQr: /^[\w-]+\.[\w-]+\.[\w-]+$/,
} as const
export type TypedField = keyof typeof rules
export const typedFields = Object.keys(rules) as TypedField[]

/** Whether a field is as the portal writes it. */
export const isRight = (field: TypedField, typed: string) => rules[field].test(typed.trim())
