import type { ComponentProps } from 'react'
import { TextField } from './fields.tsx'

type Props = Omit<
  ComponentProps<typeof TextField>,
  'prefix' | 'className' | 'autoCapitalize' | 'spellCheck' | 'onInput'
>

/** A code of letters and digits, such as a GSTIN; input becomes upper case without spaces. */
export const CodeField = ({ onChange, ...rest }: Props) => (
  <TextField
    autoComplete="off"
    {...rest}
    autoCapitalize="characters"
    spellCheck={false}
    className="figure text-lg tracking-[0.06em]"
    // Before React sees it, so the caret stays in place during corrections.
    onInput={({ currentTarget }) => capitals(currentTarget)}
    onChange={(value) => onChange(value.replace(/\s/g, ''))}
  />
)

function capitals(input: HTMLInputElement) {
  const caret = input.selectionStart
  input.value = input.value.toUpperCase()
  input.setSelectionRange(caret, caret)
}
