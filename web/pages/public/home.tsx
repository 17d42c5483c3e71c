import { shellMessages as text } from '#contract/messages/shell.en.ts'
import { seo } from '#web/platform/seo.ts'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: text.homeTitle, description: text.homeText, path: '/' })

export default function Home() {
  return (
    <main className="plain-page">
      <h1>{text.homeHeading}</h1>
      <p>{text.homeText}</p>
    </main>
  )
}
