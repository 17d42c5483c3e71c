import type { ComponentProps } from 'react'
import { TextField } from './fields.tsx'
import { enteredPhone, PHONE_PREFIX } from './identifier.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'prefix' | 'inputMode' | 'autoComplete'>

/** Ten digits after +91; accepts digits only, and a pasted number in any form (specification section 5). */
export const PhoneField = ({ onChange, ...rest }: Props) => (
  <TextField
    {...rest}
    prefix={PHONE_PREFIX}
    inputMode="numeric"
    autoComplete="tel-national"
    onChange={(value) => onChange(enteredPhone(rest.value, value))}
  />
)
