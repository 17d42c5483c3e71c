import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { language } from '#contract/texts/language.en.ts'
import { registerWorker } from '#web/offline/register.ts'

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
  return <Outlet />
}
