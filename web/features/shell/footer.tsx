import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { pagePaths, rentalPaths } from '#web/platform/paths.ts'
import { equipmentLines } from './menu.ts'
import { telephone } from './rent-menu.tsx'
import { useShellText } from './text.ts'

type Props = { city: string | undefined; supportPhone: string; onContact: () => void }

/** Plain and honest: what this is, where to go on, whom to call. */
export function Footer({ city, supportPhone, onContact }: Props) {
  const text = useShellText()
  return (
    <footer className="no-print mt-16 border-t border-ink">
      <div className="page grid gap-8 py-10 text-sm md:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-sm text-ink-2">
          <p className="heading text-lg text-ink">{text.name}</p>
          <p className="mt-2">{text.footerText}</p>
          <p className="mt-2">{text.footerRates}</p>
        </div>
        <Column title={text.footerEquipment}>
          {equipmentLines.map(({ slugs, name }) => (
            <Item key={name} to={rentalPaths(city).equipments(...slugs)} label={text.menuNames[name]} />
          ))}
        </Column>
        <Column title={text.footerCities}>
          {Object.entries(text.metros).map(([slug, name]) => (
            <Item key={slug} to={pagePaths.rental(slug)} label={name} />
          ))}
          <Item to={pagePaths.anyCity()} label={text.allCities} />
        </Column>
        <Column title={text.support}>
          <li>
            <a className="inline-flex min-h-11 items-center hover:underline md:min-h-8" href={telephone(supportPhone)}>
              {supportPhone}
            </a>
          </li>
          <Item to={pagePaths.contact()} label={text.contactUs} onOpen={onContact} />
          <Item to={pagePaths.connectedRentals()} label={text.connectedRentals} />
          <Item to={pagePaths.industries()} label={text.industries} />
          <Item to={pagePaths.resources()} label={text.resources} />
          <Item to={pagePaths.workerSafety()} label={text.workerSafety} />
          <Item to={pagePaths.blogs()} label={text.blog} />
          <Item to={pagePaths.aboutUs()} label={text.aboutUs} />
          <li>
            <a className="inline-flex min-h-11 items-center hover:underline md:min-h-8" href="/docs">
              {text.apiPage}
            </a>
          </li>
        </Column>
      </div>
    </footer>
  )
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-1 font-semibold">{title}</h2>
    <ul className="max-md:columns-2">{children}</ul>
  </div>
)

/** With `onOpen` it opens a dialog; the address is for new tabs and without JavaScript. */
const Item = ({ to, label, onOpen }: { to: string; label: string; onOpen?: () => void }) => (
  <li>
    <Link
      to={to}
      {...(onOpen ? { 'aria-haspopup': 'dialog', onClick: (event) => openInstead(event, onOpen) } : {})}
      className="inline-flex min-h-11 items-center text-ink-2 hover:underline md:min-h-8"
    >
      {label}
    </Link>
  </li>
)

function openInstead(event: MouseEvent, open: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  open()
}
