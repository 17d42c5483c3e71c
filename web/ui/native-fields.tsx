import type { ComponentProps, ReactNode } from 'react'

// Fields of forms that work without JavaScript: native controls with a label.

type Labelled = { label: string; hideLabel?: boolean; className?: string }

const Label = ({ label, hideLabel = false, className, children }: Labelled & { children: ReactNode }) => (
  <label className={`block ${className ?? ''}`}>
    <span className={hideLabel ? 'sr-only' : 'mb-1 block text-sm text-ink-2'}>{label}</span>
    {children}
  </label>
)

export const NativeInput = ({ label, hideLabel, className, ...rest }: Labelled & ComponentProps<'input'>) => (
  <Label label={label} {...(hideLabel ? { hideLabel } : {})} {...(className ? { className } : {})}>
    <input className="field" {...rest} />
  </Label>
)

export const NativeSelect = ({ label, hideLabel, className, ...rest }: Labelled & ComponentProps<'select'>) => (
  <Label label={label} {...(hideLabel ? { hideLabel } : {})} {...(className ? { className } : {})}>
    <select className="field" {...rest} />
  </Label>
)
