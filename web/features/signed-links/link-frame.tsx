import type { ReactNode } from 'react'
import { useSignedLinkTexts } from './texts.ts'

type Props = {
  /** Mark and name of the house, which lead nowhere: the reader has no account. */
  brand: ReactNode
  languageLink: ReactNode
  /** The number to call, as a link. */
  support: ReactNode
  children: ReactNode
}

/** The frame around the record of a link: who we are, the other language, and whom to call. */
export function LinkFrame({ brand, languageLink, support, children }: Props) {
  const text = useSignedLinkTexts()
  return (
    <>
      <header className="no-print border-b border-ink bg-paper">
        <div className="page flex min-h-14 max-w-3xl items-center justify-between gap-4">
          {brand}
          {languageLink}
        </div>
      </header>
      {children}
      <footer className="page max-w-3xl pt-2 pb-10 text-sm text-ink-3">
        <p>{text.frame}</p>
        {support && (
          <p className="mt-1">
            {text.callUs} {support}
          </p>
        )}
      </footer>
    </>
  )
}
