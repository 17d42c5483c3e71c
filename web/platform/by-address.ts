import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Public data changes with the address only, not when a dialog opens over it. */
export const byAddress = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href ? false : defaultShouldRevalidate
