import type { Location } from '#contract/locations.ts'
import { useEnquiryTexts } from './texts.ts'

/** The cities of a select, key metros first. */
export function CityOptions({ locations }: { locations: readonly Location[] }) {
  const text = useEnquiryTexts()
  return (
    <>
      <option value="">{text.cityChoose}</option>
      <Group label={text.metros} locations={locations.filter(({ metro }) => metro)} />
      <Group label={text.otherCities} locations={locations.filter(({ metro }) => !metro)} />
    </>
  )
}

const Group = ({ label, locations }: { label: string; locations: readonly Location[] }) => (
  <optgroup label={label}>
    {locations.map(({ slug, name }) => (
      <option key={slug} value={slug}>
        {name}
      </option>
    ))}
  </optgroup>
)
