import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Permission } from '#contract/staff.ts'
import { useDeskTexts } from '#web/features/shell/desk-places.ts'
import { useDeskSelf } from '#web/features/staff/self.queries.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { StatePanel } from '#web/ui/state-panel.tsx'

/** Whether the person at the desk has this permission. */
export const useMay = (permission: Permission) => useDeskSelf().data?.permissions.includes(permission) === true

type Props = { permission: Permission; title: string; children: ReactNode }

/** A page for roles with this permission; the others see a refusal. */
export function ForPermission({ permission, title, children }: Props) {
  const text = useDeskTexts()
  if (useMay(permission)) return children
  return (
    <>
      <PageHead title={title} />
      <StatePanel title={text.notYoursTitle} text={text.notYoursText}>
        <Link to={deskAddresses.home()} className="link inline-flex min-h-11 items-center">
          {text.backToStart}
        </Link>
      </StatePanel>
    </>
  )
}
