import type { ComponentProps } from 'react'
import { TextField } from './fields.tsx'

type Props = Omit<
  ComponentProps<typeof TextField>,
  'prefix' | 'className' | 'autoCapitalize' | 'spellCheck' | 'onInput'
>

/** A code of letters and digits, such as a GSTIN; small letters become capitals. */
export const CodeField = (props: Props) => (
  <TextField
    autoComplete="off"
    {...props}
    autoCapitalize="characters"
    spellCheck={false}
    className="figure text-lg tracking-[0.06em]"
    // Before React sees it, so the caret stays in place during corrections.
    onInput={({ currentTarget }) => capitals(currentTarget)}
  />
)

function capitals(input: HTMLInputElement) {
  const caret = input.selectionStart
  input.value = input.value.replace(/[a-z]+/g, (small) => small.toUpperCase())
  input.setSelectionRange(caret, caret)
}
