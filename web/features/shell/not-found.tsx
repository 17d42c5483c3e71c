import { Form } from 'react-router'
import { footerTexts } from '#contract/texts/shell.footer.en.ts'
import { notFoundTexts } from '#contract/texts/shell.not-found.en.ts'
import { pagePaths, rentalPaths } from '#web/platform/paths.ts'
import { texts } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { NativeInput } from '#web/ui/native-fields.tsx'
import { equipmentLines, popularCategories } from './menu.ts'
import { useMenuText } from './menu-text.ts'
import { useShellText } from './text.ts'

const useFooterText = texts({ en: footerTexts })
const useNotFoundText = texts({ en: notFoundTexts })

/** Never echoes the address. */
export function NotFound() {
  const text = useShellText()
  const footer = useFooterText()
  const menu = useMenuText()
  const missing = useNotFoundText()
  return (
    <main className="page py-10 md:py-16">
      <title>{`${missing.title} | ${text.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="display text-3xl md:text-5xl">{missing.title}</h1>
      <p className="mt-4 max-w-xl text-ink-2">{missing.text}</p>
      <search>
        <Form action={rentalPaths(undefined).equipments()} className="mt-6 flex max-w-xl items-end gap-2">
          <NativeInput label={missing.searchMachines} name="filter" type="search" className="grow" />
          <Button type="submit">{text.search}</Button>
        </Form>
      </search>
      <Links title={menu.popularCategories} items={popularCategories.map(menuItem)} />
      <Links title={menu.equipmentLine} items={equipmentLines.map(menuItem)} />
      <Links
        title={footer.footerCities}
        items={[
          ...Object.entries(footer.metros).map(([slug, name]) => ({ to: pagePaths.rental(slug), label: name })),
          { to: pagePaths.anyCity(), label: footer.allCities },
        ]}
      />
    </main>
  )

  function menuItem({ slugs, name }: (typeof popularCategories)[number]) {
    return { to: rentalPaths(undefined).equipments(...slugs), label: menu.menuNames[name] }
  }
}

const Links = ({ title, items }: { title: string; items: readonly { to: string; label: string }[] }) => (
  <section className="mt-8">
    <h2 className="mb-3 text-sm text-ink-3">{title}</h2>
    <ul className="flex flex-wrap gap-2">
      {items.map(({ to, label }) => (
        <li key={to}>
          <Chip to={to}>{label}</Chip>
        </li>
      ))}
    </ul>
  </section>
)
