import { ContactRequest } from '#contract/contact.ts'

const { name, email, phone, message } = ContactRequest.shape

type Labels = Record<'name' | 'email' | 'phone' | 'message', string>

/** The contract's rules by field. They bring Zod, so forms load them when typing starts. */
export const contactRules = (labels: Labels) => ({
  name: { schema: name, label: labels.name },
  email: { schema: email, label: labels.email },
  phone: { schema: phone, label: labels.phone },
  message: { schema: message, label: labels.message },
})
