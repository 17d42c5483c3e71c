import type { CompanyTexts } from './texts.ts'

type Errors = readonly { name: string; message: string }[]

/** Both addresses have the same fields, so each error in the summary says whose it is. */
export function errorsByAddress<Form extends { summary: Errors }>(form: Form, text: CompanyTexts) {
  const { billingAddress, deliveryAddress } = text
  const summary = form.summary.map(({ name, message }) => {
    const whose = { billingAddress, deliveryAddress }[name.split('.')[0] ?? '']
    return { name, message: whose === undefined ? message : `${whose}: ${message}` }
  })
  return { ...form, summary }
}
