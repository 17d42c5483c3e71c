import { Link } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import { useShellText } from './text.ts'

/** The favicon's mark. */
export const BrandMark = () => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className="size-7 shrink-0">
    <rect width="32" height="32" rx="4" className="fill-amber" />
    <path
      d="M9 7l7 9.5L23 7M16 16.5V25"
      className="fill-none stroke-on-amber"
      strokeWidth="3.5"
      strokeLinecap="square"
    />
  </svg>
)

/** Mark and name. */
export const Brand = () => (
  <Link to={pagePaths.home()} className="flex min-h-11 items-center gap-2.5">
    <BrandMark />
    <span className="display text-[1.375rem] max-[22rem]:sr-only">{useShellText().name}</span>
  </Link>
)
