import { useEffect } from 'react'
import { Link, Outlet } from 'react-router'
import { language } from '#contract/texts/language.en.ts'
import { sendWhileOpen } from '#web/offline/outbox/column.ts'
import { OutboxBar } from '#web/offline/outbox-bar.tsx'
import { registerWorker } from '#web/offline/register.ts'
import { accountPaths } from '#web/platform/account-paths.ts'

/** Only the build has a worker and an app to install. */
const { PROD } = import.meta.env

export const links = () =>
  PROD
    ? [
        { rel: 'manifest', href: `${language.base}/app.webmanifest` },
        { rel: 'apple-touch-icon', href: '/icons/touch-180.png' },
      ]
    : []

/** The pages that people need on site, with or without a signal. */
export default function Field() {
  useEffect(() => void (PROD && registerWorker()), [])
  useEffect(() => (PROD ? sendWhileOpen('customer') : undefined), [])
  return (
    <>
      <OutboxBar audience="customer" toLog={toLog} />
      <Outlet />
    </>
  )
}

const toLog = (logsheetId: string, label: string, onFollow: () => void) => (
  <Link
    to={accountPaths.logsheet(logsheetId)}
    onClick={onFollow}
    className="link inline-flex min-h-11 items-center font-semibold"
  >
    {label}
  </Link>
)
