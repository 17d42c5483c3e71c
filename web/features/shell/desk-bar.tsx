import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { BrandMark } from './brand.tsx'
import { useDeskTexts } from './desk-places.ts'
import { LanguageLink } from './language-link.tsx'
import { useShellText } from './text.ts'

/** The bar above the desk: brand, search, language and the person's menu. */
export function DeskBar({ search, menu }: { search?: ReactNode; menu?: ReactNode }) {
  const text = useShellText()
  return (
    <header className="no-print sticky top-0 z-20 border-b border-ink bg-paper">
      <div className="flex min-h-14 items-center gap-2 px-4 md:gap-6">
        <Link to={deskAddresses.home()} className="flex min-h-11 items-center gap-2.5">
          <BrandMark />
          <span className="display text-xl max-sm:sr-only">{text.name}</span>
          <span className="text-ink-2 max-sm:sr-only">{useDeskTexts().name}</span>
        </Link>
        {search}
        <div className="ml-auto flex items-center gap-1 md:gap-3">
          <LanguageLink />
          {menu}
        </div>
      </div>
    </header>
  )
}
