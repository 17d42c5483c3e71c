import type { Address } from '#contract/addresses.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { placeOf, streetOf } from './site-address.ts'
import { useSiteTexts } from './texts.ts'

/** A site, read-only. */
export function SiteFacts({ site }: { site: Address }) {
  const text = useSiteTexts()
  return (
    <section aria-label={text.details} className="card p-5 md:p-8">
      <Facts>
        <Fact label={text.name}>{site.addressName}</Fact>
        <Fact label={text.address}>{streetOf(site)}</Fact>
        <Fact label={text.place}>{placeOf(site)}</Fact>
      </Facts>
      <p className="mt-5 text-sm text-ink-3">{text.readOnly}</p>
    </section>
  )
}
