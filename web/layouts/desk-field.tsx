import { useEffect } from 'react'
import { Link, Outlet } from 'react-router'
import { sendWhileOpen } from '#web/offline/outbox/column.ts'
import { OutboxBar } from '#web/offline/outbox-bar.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'

const { PROD } = import.meta.env

/** The logsheets of the desk: an act waits if the signal goes. These pages do not open without one. */
export default function DeskField() {
  useEffect(() => (PROD ? sendWhileOpen('desk') : undefined), [])
  return (
    <>
      <OutboxBar audience="desk" toLog={toLog} />
      <Outlet />
    </>
  )
}

const toLog = (logsheetId: string, label: string, onFollow: () => void) => (
  <Link
    to={deskAddresses.logsheet(logsheetId)}
    onClick={onFollow}
    className="link inline-flex min-h-11 items-center font-semibold"
  >
    {label}
  </Link>
)
