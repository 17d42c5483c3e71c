import { useId } from 'react'
import type { StaffRole } from '#contract/staff.ts'
import { initials } from '#web/platform/initials.ts'
import { fill } from '#web/platform/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useDisclosure } from '#web/ui/use-disclosure.ts'
import { useDeskTexts } from './desk-places.ts'
import { SignOut } from './sign-out.tsx'

type Props = { name: string; role: StaffRole }

const entry = 'flex min-h-11 w-full items-center px-4 text-left hover:bg-wash'

/** The menu of the person at the desk. */
export function DeskMenu({ name, role }: Props) {
  const text = useDeskTexts()
  const panelId = useId()
  const { ref, open, toggle } = useDisclosure<HTMLDivElement>()
  return (
    <div ref={ref} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
        className="flex min-h-11 items-center gap-2.5 rounded px-2 text-left hover:bg-wash"
      >
        <span
          aria-hidden="true"
          className="figure grid size-8 place-items-center rounded-full bg-ink text-sm text-paper"
        >
          {initials(name)}
        </span>
        <span className="leading-tight max-lg:hidden" aria-hidden="true">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-ink-2">{text.roles[role]}</span>
        </span>
        <span className="sr-only">{fill(text.menu, { name, role: text.roles[role] })}</span>
        <Icon name="down" className="size-4" />
      </button>
      <ul id={panelId} hidden={!open} className="card absolute top-full right-0 z-20 mt-2 w-56 border-line-strong py-2">
        <li>
          <a href="/" className={entry}>
            {text.toSite}
          </a>
        </li>
        <li>
          <SignOut audience="desk" label={text.signOut} className={entry} />
        </li>
      </ul>
    </div>
  )
}
