import { Link, type LinkProps } from 'react-router'
import { type ButtonTone, buttonClass } from './button.tsx'

type Props = Omit<LinkProps, 'className'> & { tone?: ButtonTone; className?: string }

export const LinkButton = ({ tone = 'primary', className, ...rest }: Props) => (
  <Link className={buttonClass(tone, className)} {...rest} />
)
