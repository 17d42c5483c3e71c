import { ContentArticle } from '#web/features/content/content-article.tsx'
import { useContentText } from '#web/features/content/content-text.ts'
import { useRememberedCity } from '#web/platform/city.ts'
import { found } from '#web/platform/found.ts'
import { callContext } from '#web/platform/page-context.ts'
import { rentalPaths } from '#web/platform/paths.ts'
import { seo } from '#web/platform/seo.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/content'

export { byAddress as shouldRevalidate } from '#web/platform/by-address.ts'

/** The last part of the address names the text. */
const slugOf = (pathname: string) => pathname.split('/').at(-1) ?? ''

export const loader = ({ context, url }: Route.LoaderArgs) =>
  found(context.get(callContext)('getContentPage', { params: { slug: slugOf(url.pathname) } }))

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  loaderData
    ? seo(matches, {
        title: loaderData.page.title,
        description: loaderData.page.description,
        path: location.pathname,
      })
    : []

export default function Content({ loaderData: { page } }: Route.ComponentProps) {
  const text = useContentText()
  const rental = rentalPaths(useRememberedCity()?.slug)
  return (
    <main className="page py-8 md:py-14">
      <ContentArticle page={page} />
      <aside className="mt-12 flex flex-wrap items-center gap-4 border-t border-ink pt-8">
        <p className="heading text-xl">{text.next}</p>
        <LinkButton to={rental.equipments()}>{text.browse}</LinkButton>
      </aside>
    </main>
  )
}
