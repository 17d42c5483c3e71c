import type { ComponentProps } from 'react'

/** `primary` is amber and stands once on a screen. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet'

const tones: Record<ButtonTone, string> = {
  primary: 'button',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
}

/** The classes of a button, for links that look like one. */
export const buttonClass = (tone: ButtonTone = 'primary', className = '') => `${tones[tone]} ${className}`.trim()

type Props = ComponentProps<'button'> & { tone?: ButtonTone }

export const Button = ({ tone = 'primary', className, type = 'button', ...rest }: Props) => (
  // oxlint-disable-next-line react/button-has-type -- the default above is a type
  <button type={type} className={buttonClass(tone, className)} {...rest} />
)
