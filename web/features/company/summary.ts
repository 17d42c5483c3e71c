import type { CompanyTexts } from './texts.ts'

type Errors = readonly { name: string; message: string }[]

/** Names the address in each error of the summary, as both addresses have the same fields. */
export function errorsByAddress<Form extends { summary: Errors }>(form: Form, text: CompanyTexts) {
  const { billingAddress, deliveryAddress } = text
  const summary = form.summary.map(({ name, message }) => {
    const whose = { billingAddress, deliveryAddress }[name.split('.')[0] ?? '']
    return { name, message: whose === undefined ? message : `${whose}: ${message}` }
  })
  return { ...form, summary }
}
