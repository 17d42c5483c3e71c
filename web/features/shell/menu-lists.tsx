import { useId } from 'react'
import { Link } from 'react-router'
import { rentalPaths } from '#web/platform/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { equipmentLines, popularCategories } from './menu.ts'
import { useMenuText } from './menu-text.ts'

/** The two lists of the Rent Equipment menu. Rendered on the server only, so their links use the remembered city. */
export function MenuLists() {
  const text = useMenuText()
  return (
    <>
      <MenuList title={text.popularCategories} entries={popularCategories} />
      <MenuList title={text.equipmentLine} entries={equipmentLines} />
    </>
  )
}

type ListProps = { title: string; entries: typeof popularCategories }

function MenuList({ title, entries }: ListProps) {
  const { menuNames } = useMenuText()
  const id = useId()
  return (
    <div className="max-md:mb-3">
      <h2 id={id} className="mb-1 text-sm text-ink-3">
        {title}
      </h2>
      <ul aria-labelledby={id}>
        {entries.map(({ slugs, name }) => (
          <li key={name} className="border-t border-line first:border-t-0">
            <Link
              to={rentalPaths(undefined).equipments(...slugs)}
              className="flex min-h-11 items-center justify-between font-medium hover:text-blueprint"
            >
              {menuNames[name]}
              <Icon name="right" className="size-4 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
