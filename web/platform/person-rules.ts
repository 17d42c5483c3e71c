import { Email, FirstName, LastName, Phone } from '#contract/fields.ts'

type Labels = Record<'firstName' | 'lastName' | 'phone' | 'email', string>

/** The contract's rules for a person's fields, for `wrongFields`. */
export const personRules = ({ firstName, lastName, phone, email }: Labels) => ({
  firstName: { schema: FirstName, label: firstName },
  lastName: { schema: LastName, label: lastName },
  phone: { schema: Phone, label: phone },
  email: { schema: Email, label: email },
})
