import type { ComponentProps } from 'react'

/** `primary` is amber and occurs once per screen; `danger` is for actions that cannot be undone. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'

const tones: Record<ButtonTone, string> = {
  primary: 'button',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
  danger: 'button border-danger bg-danger text-card hover:underline',
}

/** The classes of a button, for links that look like one. */
export const buttonClass = (tone: ButtonTone = 'primary', className = '') => `${tones[tone]} ${className}`.trim()

type Props = ComponentProps<'button'> & { tone?: ButtonTone }

export const Button = ({ tone = 'primary', className, type = 'button', ...rest }: Props) => (
  // oxlint-disable-next-line react/button-has-type -- the default above is a type
  <button type={type} className={buttonClass(tone, className)} {...rest} />
)
