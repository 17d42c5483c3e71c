import { type ComponentProps, useEffect, useRef } from 'react'

type Props = Omit<ComponentProps<'input'>, 'defaultValue' | 'value' | 'ref'> & { value: string }

/** A field that keeps its input, and follows the address when that changes (Back, a removed chip). */
export function SyncedInput({ value, ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && field.current.value.trim() !== value) field.current.value = value
  }, [value])
  return <input ref={field} defaultValue={value} {...rest} />
}
