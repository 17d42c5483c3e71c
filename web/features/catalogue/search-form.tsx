import { type ChangeEvent, useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { rememberCity, useRememberedCity, useRentalPaths } from '#web/platform/city.ts'
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
  const select = useRef<HTMLSelectElement>(null)
  // Follows the header's city; a choice made before the page has started stays.
  useEffect(() => {
    if (select.current && remembered) select.current.value = remembered
  }, [remembered])
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const city = cities.find(({ slug }) => slug === target.value)
    if (city) rememberCity(city)
  }
  return (
    <search>
      <Form
        action={rentalPaths(undefined).equipments()}
        className="relative mt-6 grid grid-cols-[1fr_auto] rounded border border-ink bg-card xl:grid-cols-[12rem_1fr_auto]"
      >
        <label className="relative block max-xl:col-span-2 border-b border-line xl:border-r xl:border-b-0">
          <span className={caption}>{text.city}</span>
          <Icon name="down" className="pointer-events-none absolute right-3 bottom-3 size-4" />
          <select
            ref={select}
            name="city"
            defaultValue=""
            onChange={choose}
            className={`${cell} appearance-none text-ink`}
          >
            <option value="">{text.anyCity}</option>
            <optgroup label={text.keyMetros}>{cities.filter(({ metro }) => metro).map(option)}</optgroup>
            <optgroup label={text.otherCities}>{cities.filter(({ metro }) => !metro).map(option)}</optgroup>
          </select>
        </label>
        <Suggesting>
          <label className="relative block">
            <span className={caption}>{text.machineOrJob}</span>
            <input type="search" name="filter" maxLength={200} placeholder={text.machineExample} className={cell} />
          </label>
        </Suggesting>
        <Button type="submit" aria-label={text.findMachines} className="m-1.5 whitespace-nowrap lg:px-6">
          <Icon name="search" className="size-5 lg:hidden" />
          <span className="max-lg:hidden">{text.findMachines}</span>
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
      <Link to={paths.find()} className="link mt-2 inline-flex min-h-11 items-center">
        {text.byTask}
      </Link>
    </div>
  )
}
