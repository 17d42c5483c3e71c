import type { ReactNode } from 'react'
import { CityMark } from './city-mark.tsx'

type City = { slug: string; name: string }
/** Renders a city's control: a link on a page, a button in the dialog. */
export type CityControl = (city: City, className: string, children: ReactNode) => ReactNode

const tile =
  'card flex min-h-14 w-full items-center gap-2 p-2 text-left font-semibold hover:border-ink md:flex-col md:gap-2 md:py-4 md:text-center'
const row = 'flex min-h-11 w-full items-center text-left leading-5 hover:text-blueprint hover:underline'

/** The key metro cities, each with its landmark. */
export const MetroGrid = ({ cities, control }: { cities: readonly City[]; control: CityControl }) => (
  <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3">
    {cities.map((city) => (
      <li key={city.slug}>
        {control(
          city,
          tile,
          <>
            <CityMark slug={city.slug} className="w-14 stroke-[1.7] max-[22rem]:w-7 md:w-32 md:stroke-[1.1]" />
            {city.name}
          </>,
        )}
      </li>
    ))}
  </ul>
)

/** Ordered down the columns. */
export const CityList = ({ cities, control }: { cities: readonly City[]; control: CityControl }) => (
  <ul className="columns-2 gap-x-4 sm:columns-3 md:columns-4">
    {cities.map((city) => (
      <li key={city.slug} className="break-inside-avoid border-t border-line">
        {control(city, row, city.name)}
      </li>
    ))}
  </ul>
)
