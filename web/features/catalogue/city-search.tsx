import { Form } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Suggesting } from './suggesting.tsx'
import { useCatalogueText } from './text.ts'

/** A search field without a city, because the city is known. */
export function CitySearch({ city }: { city: { slug: string; name: string } }) {
  const text = useCatalogueText()
  return (
    <search>
      <Form action={pagePaths.equipments(city.slug)} className="relative mt-5 flex max-w-2xl gap-2">
        <Suggesting city={city.slug}>
          <input
            type="search"
            name="filter"
            maxLength={200}
            aria-label={fill(text.searchIn, { city: city.name })}
            placeholder={text.machineExample}
            className="field"
          />
        </Suggesting>
        <Button type="submit" className="shrink-0 whitespace-nowrap">
          {text.findMachines}
        </Button>
      </Form>
    </search>
  )
}
