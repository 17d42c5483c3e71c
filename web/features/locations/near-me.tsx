import { useState } from 'react'
import type { Location } from '#contract/locations.ts'
import type { City } from '#web/platform/city.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { nearestCities } from './nearest-city.ts'
import { useLocationText } from './text.ts'

const NEAREST = 3
/** A rough and possibly older fix is good enough for a city. */
const ROUGHLY = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 600_000 }

type Near = ReturnType<typeof nearestCities>
type Props = { cities: readonly Location[]; choose: (city: City) => void }

/** Asks the browser where it is, on request only, and offers the nearest cities. The place is sent to nobody. */
export function NearMe({ cities, choose }: Props) {
  const text = useLocationText()
  const [near, setNear] = useState<Near | 'asking' | 'failed'>()
  const ask = () => {
    setNear('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setNear(nearestCities(cities, { lat: coords.latitude, lng: coords.longitude }, NEAREST)),
      () => setNear('failed'),
      ROUGHLY,
    )
  }
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button tone="secondary" onClick={ask} aria-disabled={near === 'asking'}>
          <Icon name="pin" />
          {near === 'asking' ? text.locating : text.useLocation}
        </Button>
        <span className="text-sm text-ink-3">{text.locationNote}</span>
      </div>
      <output>
        {near === 'failed' && <span className="mt-2 block">{text.locationFailed}</span>}
        {Array.isArray(near) && <span className="mt-3 mb-2 block text-sm text-ink-3">{text.near}</span>}
      </output>
      {Array.isArray(near) && (
        <ul className="flex flex-wrap gap-2">
          {near.map((city) => (
            <li key={city.slug}>
              <button type="button" className="chip" onClick={() => choose(city)}>
                {fill(text.away, { city: city.name, n: city.km })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
