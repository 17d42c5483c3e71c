import type { CompanyTexts } from './texts.ts'

type Errors = readonly { name: string; message: string }[]

/** Both addresses have the same fields, so each error says whose it is. */
export const errorsByAddress = (errors: Errors, { billingAddress, deliveryAddress }: CompanyTexts) =>
  errors.map(({ name, message }) => {
    const whose = { billingAddress, deliveryAddress }[name.split('.')[0] ?? '']
    return { name, message: whose === undefined ? message : `${whose}: ${message}` }
  })
