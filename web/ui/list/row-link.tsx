import { Link, type LinkProps } from 'react-router'

/** A link to the entry's page in the title's cell; it covers the whole row. */
export const RowLink = ({ className = '', ...rest }: Omit<LinkProps, 'className'> & { className?: string }) => (
  <Link className={`font-semibold text-blueprint after:absolute after:inset-0 ${className}`} {...rest} />
)
