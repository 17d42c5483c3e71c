import { Form, Link } from 'react-router'
import { useRememberedCity, useRentalPaths } from '#web/platform/city.ts'
import { rentalPaths } from '#web/platform/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useHomeText } from './home-text.ts'
import { Suggesting } from './suggesting.tsx'

type City = { slug: string; name: string; metro: boolean }

const cell = 'min-h-16 w-full bg-transparent px-4 pt-6 pb-2 pr-8 font-medium outline-offset-[-3px]'
const caption = 'pointer-events-none absolute top-2 left-4 text-xs text-ink-3'

/** City and words. A plain GET form; its target redirects to the list of the city. */
export function SearchForm({ cities }: { cities: readonly City[] }) {
  const text = useHomeText()
  const remembered = useRememberedCity()?.slug ?? ''
  return (
    <search>
      <Form
        action={rentalPaths(undefined).equipments()}
        className="mt-6 grid rounded border border-ink bg-card xl:grid-cols-[12rem_1fr_auto]"
      >
        <label className="relative block border-b border-line xl:border-r xl:border-b-0">
          <span className={caption}>{text.city}</span>
          {/* Remounted once the remembered city is known; after that the person controls it. */}
          <Icon name="down" className="pointer-events-none absolute right-3 bottom-3 size-4" />
          <select key={remembered} name="city" defaultValue={remembered} className={`${cell} appearance-none text-ink`}>
            <option value="">{text.anyCity}</option>
            <optgroup label={text.keyMetros}>{cities.filter(({ metro }) => metro).map(option)}</optgroup>
            <optgroup label={text.otherCities}>{cities.filter(({ metro }) => !metro).map(option)}</optgroup>
          </select>
        </label>
        <Suggesting>
          <label>
            <span className={caption}>{text.machineOrJob}</span>
            <input type="search" name="filter" maxLength={200} placeholder={text.machineExample} className={cell} />
          </label>
        </Suggesting>
        <Button type="submit" className="m-1.5 px-6 whitespace-nowrap">
          {text.findMachines}
        </Button>
      </Form>
    </search>
  )
}

const option = ({ slug, name }: City) => (
  <option key={slug} value={slug}>
    {name}
  </option>
)

/** Popular searches, before any input. */
export function OftenAsked() {
  const text = useHomeText()
  const paths = useRentalPaths()
  return (
    <div className="mt-4">
      <h2 className="mb-2 text-sm text-ink-3">{text.oftenAsked}</h2>
      <ul className="flex flex-wrap gap-2">
        {text.oftenAskedFor.map((words) => (
          <li key={words}>
            <Link to={`${paths.equipments()}?${new URLSearchParams({ filter: words })}`} className="chip text-sm">
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
