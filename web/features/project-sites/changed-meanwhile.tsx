import type { Address } from '#contract/addresses.ts'
import { Button } from '#web/ui/button.tsx'
import { placeOf, streetOf } from './site-address.ts'
import { useSiteTexts } from './texts.ts'

/** What somebody else wrote while one was typing, with the choice between the two. */
export function ChangedMeanwhile({ site, onTake }: { site: Address; onTake: () => void }) {
  const text = useSiteTexts()
  return (
    <div role="alert" className="mb-6 grid max-w-xl justify-items-start gap-3 border-2 border-amber p-4 md:p-5">
      <h2 className="heading text-lg">{text.changedTitle}</h2>
      <p>{text.changedText}</p>
      <p className="border-l-2 border-line pl-3 text-ink-2">
        <strong>{site.addressName}</strong>
        <br />
        {streetOf(site)}
        <br />
        {placeOf(site)}
      </p>
      <Button tone="secondary" onClick={onTake}>
        {text.takeTheirs}
      </Button>
    </div>
  )
}
