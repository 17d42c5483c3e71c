import { Link, type LinkProps } from 'react-router'

/** Leads to the entry's own page and covers its whole row; stands in the title's cell. */
export const RowLink = ({ className = '', ...rest }: Omit<LinkProps, 'className'> & { className?: string }) => (
  <Link className={`font-semibold text-blueprint after:absolute after:inset-0 ${className}`} {...rest} />
)
