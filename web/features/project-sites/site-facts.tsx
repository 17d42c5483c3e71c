import type { Address } from '#contract/addresses.ts'
import { Facts } from '#web/ui/facts.tsx'
import { placeOf, streetOf } from './site-address.ts'
import { useSiteTexts } from './texts.ts'

/** A site for those who may only read it. */
export function SiteFacts({ site }: { site: Address }) {
  const text = useSiteTexts()
  return (
    <section aria-label={text.details} className="card p-5 md:p-8">
      <Facts
        facts={[
          [text.name, site.addressName],
          [text.address, streetOf(site)],
          [text.place, placeOf(site)],
        ]}
      />
      <p className="mt-5 text-sm text-ink-3">{text.readOnly}</p>
    </section>
  )
}
