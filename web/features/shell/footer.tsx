import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SupplierFacts } from '#contract/page.ts'
import { pages } from '#contract/pages.ts'
import { footerTexts } from '#contract/texts/shell.footer.en.ts'
import { pagePaths, rentalPaths } from '#web/platform/paths.ts'
import { fill, texts } from '#web/platform/text.ts'
import { equipmentLines } from './menu.ts'
import { useMenuText } from './menu-text.ts'
import { telephone } from './telephone.ts'
import { useShellText } from './text.ts'

const useFooterText = texts({ en: footerTexts })

type FooterProps = { supportPhone: string; supplier: SupplierFacts }

/** The footer: what Yantra is, links and the phone number. Rendered on the server only (`static-parts.tsx`). */
export function Footer({ supportPhone, supplier }: FooterProps) {
  const shell = useShellText()
  const text = useFooterText()
  const { menuNames } = useMenuText()
  return (
    <div className="page grid gap-8 py-10 text-sm md:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="max-w-sm text-ink-2">
        <p className="heading text-lg text-ink">{shell.name}</p>
        <p className="mt-2">{text.footerText}</p>
        <p className="mt-2">{text.footerRates}</p>
        <Company {...supplier} />
      </div>
      <Column title={text.footerEquipment}>
        {equipmentLines.map(({ slugs, name }) => (
          <Item key={name} to={rentalPaths(undefined).equipments(...slugs)} label={menuNames[name]} />
        ))}
      </Column>
      <Column title={text.footerCities}>
        {Object.entries(text.metros).map(([slug, name]) => (
          <Item key={slug} to={pagePaths.rental(slug)} label={name} />
        ))}
        <Item to={pagePaths.anyCity()} label={text.allCities} />
      </Column>
      <Column title={shell.support}>
        <li>
          <a className="inline-flex min-h-11 items-center hover:underline md:min-h-8" href={telephone(supportPhone)}>
            {supportPhone}
          </a>
        </li>
        <Item to={pagePaths.contact()} label={text.contactUs} opensDialog />
        <Item to={pagePaths.connectedRentals()} label={shell.connectedRentals} />
        <Item to={pagePaths.industries()} label={text.industries} />
        <Item to={pagePaths.resources()} label={text.resources} />
        <Item to={pagePaths.workerSafety()} label={text.workerSafety} />
        <Item to={pagePaths.blogs()} label={text.blog} />
        <Item to={pagePaths.aboutUs()} label={text.aboutUs} />
        <Item to={pages.terms.path} label={text.terms} />
        <Item to={pages.privacy.path} label={text.privacy} />
        <Item to={pages.grievance.path} label={text.grievance} />
        <Item to={pages.developers.path} label={text.developers} />
      </Column>
    </div>
  )
}

/** The renting company, as far as it is in the settings. */
function Company({ name, gstin, cin, officer }: SupplierFacts) {
  const text = useFooterText()
  if (name === null) return null
  return (
    <p className="mt-4 wrap-anywhere">
      <span className="block font-medium text-ink">{name}</span>
      {gstin !== null && <span className="block">GSTIN {gstin}</span>}
      {cin !== null && <span className="block">CIN {cin}</span>}
      {officer !== null && <span className="block">{fill(text.officer, { name: officer })}</span>}
    </p>
  )
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-1 font-semibold">{title}</h2>
    <ul className="text-ink-2 max-md:columns-2">{children}</ul>
  </div>
)

type ItemProps = { to: string; label: string; opensDialog?: boolean }

const Item = ({ to, label, opensDialog }: ItemProps) => (
  <li>
    <Link
      to={to}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      className="inline-flex min-h-11 items-center hover:underline md:min-h-8"
    >
      {label}
    </Link>
  </li>
)
