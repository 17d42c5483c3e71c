import type { ComponentProps } from 'react'

/** The native checkbox, as wide as its row; `children` are its label. */
export const NativeCheckbox = ({ children, ...rest }: ComponentProps<'input'>) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 md:min-h-9">
    <input type="checkbox" className="size-5 shrink-0 accent-blueprint" {...rest} />
    <span className="flex grow justify-between gap-2">{children}</span>
  </label>
)
