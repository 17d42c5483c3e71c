import { useRouteLoaderData } from 'react-router'
import { ContactSection } from '#web/features/contact/contact-section.tsx'
import { ContentArticle } from '#web/features/content/content-article.tsx'
import { useKnownSender } from '#web/layouts/known-sender.ts'
import { found } from '#web/platform/found.ts'
import { callContext, toolsContext } from '#web/platform/page-context.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { seo } from '#web/platform/seo.ts'
import type { loader as rootLoader } from '#web/root.tsx'
import type { Route } from './+types/about-us'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

/** Without JavaScript the form leads to `?contact=sent`; a refused one comes back with its input. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = await found(context.get(callContext)('getContentPage', { params: { slug: 'about-us' } }))
  const isSent = url.searchParams.get('contact') === 'sent'
  return { page, isSent, posted: context.get(toolsContext).posted }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo(matches, {
        title: loaderData.page.title,
        description: loaderData.page.description,
        path: pagePaths.aboutUs(),
        noindex: loaderData.isSent,
      })
    : []

export default function AboutUs({ loaderData: { page, isSent, posted } }: Route.ComponentProps) {
  const supportPhone = useRouteLoaderData<typeof rootLoader>('root')?.site.supportPhone ?? ''
  return (
    <main className="page py-8 md:py-14">
      <ContentArticle page={page} />
      <ContactSection isSent={isSent} posted={posted} known={useKnownSender()} supportPhone={supportPhone} />
    </main>
  )
}
