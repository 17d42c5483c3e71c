import { useState } from 'react'
import { callVersioned } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { Button } from '#web/ui/button.tsx'
import { NativeCheckbox } from '#web/ui/native-checkbox.tsx'
import { useAllCities } from './desk-products.queries.ts'
import { useDeskProductTexts } from './desk-texts.ts'
import type { ProductVersioning } from './edit-product.tsx'
import { useSavePart } from './use-save-part.ts'

type Props = { versioning: ProductVersioning }

/** The cities in which a machine can be rented, all of them at a glance. */
export function ProductCities({ versioning }: Props) {
  const text = useDeskProductTexts()
  const [isSaved, setSaved] = useState(false)
  const { cities, isPublished } = versioning.stored
  return (
    <section aria-labelledby="product-cities" className="card p-5 md:p-6">
      {/* Other cities begin anew. */}
      <Cities key={cities.join()} versioning={versioning} onSaved={setSaved} />
      <output className="mt-3 block text-signed empty:hidden">
        {isSaved && (isPublished ? text.savedPublic : text.saved)}
      </output>
    </section>
  )
}

function Cities({ versioning, onSaved }: Props & { onSaved: (isSaved: boolean) => void }) {
  const text = useDeskProductTexts()
  const all = useAllCities()
  const { slug, cities: stored } = versioning.stored
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(stored))
  const isChanged = chosen.size !== stored.length || stored.some((city) => !chosen.has(city))
  useUnsaved(isChanged)
  const { submit, pending } = useSavePart(versioning, async () => {
    const body = { cities: [...chosen] }
    const saved = await callVersioned('setProductCities', { params: { slug }, headers: versioning.headers, body })
    onSaved(true)
    return saved
  })
  const turn = (city: string, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(city)
    else next.delete(city)
    setChosen(next)
    onSaved(false)
  }
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="product-cities" className="heading text-xl">
          {text.citiesTitle}
        </h2>
        <p className="text-ink-2 tabular-nums">{fill(text.citiesOf, { n: chosen.size, all: all.length })}</p>
      </div>
      <p className="mb-4 text-ink-2">{text.citiesHint}</p>
      <ul className="mb-5 columns-2 gap-x-6 sm:columns-3 lg:columns-4 xl:columns-5">
        {all.map((city) => (
          <li key={city.slug} className="break-inside-avoid">
            <NativeCheckbox checked={chosen.has(city.slug)} onChange={(event) => turn(city.slug, event.target.checked)}>
              <span className="min-w-0 wrap-anywhere">{city.name}</span>
            </NativeCheckbox>
          </li>
        ))}
      </ul>
      <Button aria-disabled={pending || !isChanged} onClick={() => isChanged && submit()}>
        {pending ? text.saving : text.saveCities}
      </Button>
    </>
  )
}
