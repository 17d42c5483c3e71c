import { useRef } from 'react'
import { StaticHtml } from '#web/platform/static-html.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LanguageLink } from './language-link.tsx'
import { useShellText } from './text.ts'
import { useClosingDetails } from './use-closing-details.ts'

/** The Rent Equipment dropdown; the whole menu on phones. It opens without JavaScript. */
export function RentMenu() {
  const text = useShellText()
  const details = useRef<HTMLDetailsElement>(null)
  useClosingDetails(details)
  return (
    <details ref={details} className="group md:relative">
      <summary className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded px-2 font-medium whitespace-nowrap hover:bg-wash md:px-3">
        <Icon name="menu" className="size-6 md:hidden" />
        <span className="max-md:sr-only">{text.rentEquipment}</span>
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180 max-md:hidden" />
      </summary>
      <div className="absolute inset-x-0 top-full z-30 max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-ink bg-card p-4 shadow-lg md:inset-x-auto md:left-0 md:grid md:w-[34rem] md:grid-cols-2 md:gap-6 md:rounded md:border md:p-6">
        <StaticHtml as="div" id="menu" className="contents" />
        {/* The links that do not fit into the header below 1280 px. */}
        <div className="mt-3 border-t border-line pt-3 md:col-span-2 md:mt-0 xl:hidden">
          <LanguageLink />
        </div>
      </div>
    </details>
  )
}
