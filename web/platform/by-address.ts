import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Reloads public data only when the address changes, not when a dialog opens over the page. */
export const byAddress = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href ? false : defaultShouldRevalidate
