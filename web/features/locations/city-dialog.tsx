import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Location } from '#contract/locations.ts'
import { call } from '#web/platform/call.ts'
import { type City, rememberCity } from '#web/platform/city.ts'
import { fill, plural } from '#web/platform/text.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type CityControl, CityList, MetroGrid } from './city-grid.tsx'
import { continueInCity } from './continue-in-city.ts'
import { type CitiesFound, findCities, metrosFirst } from './match-city.ts'
import { NearMe } from './near-me.tsx'
import { useLocationText } from './text.ts'
import { useCityDialog } from './use-city-dialog.ts'

/** Loaded on first use and rendered only while open. It continues to the page it was opened for. */
export function CityDialog() {
  const text = useLocationText()
  const { address, close, leaveFor } = useCityDialog()
  const element = useRef<HTMLDialogElement>(null)
  // Closing returns the focus to the opener while the dialog is still in the page, so a plain effect is too late.
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    // On touch screens the keyboard would cover the cities.
    if (matchMedia('(pointer: fine)').matches) dialog?.querySelector('input')?.focus()
    return () => dialog?.close()
  }, [])
  const choose = (city: City) => {
    rememberCity(city)
    leaveFor(continueInCity(address, city.slug))
  }
  return (
    <dialog
      ref={element}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      aria-labelledby="city-dialog-title"
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink backdrop:bg-black/50 md:m-auto md:h-[min(46rem,90dvh)] md:w-[46rem] md:rounded md:border md:border-ink"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line px-4 pt-3 pb-2 md:px-6">
          <h2 id="city-dialog-title" className="heading text-xl">
            {text.chooseCity}
          </h2>
          <button
            type="button"
            onClick={close}
            aria-label={text.close}
            className="flex size-11 items-center justify-center rounded hover:bg-wash"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <Cities choose={choose} />
      </div>
    </dialog>
  )
}

function useLocations() {
  const [locations, setLocations] = useState<readonly Location[] | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const gone = new AbortController()
    call('listLocations', { signal: gone.signal }).then(
      (reply) => setLocations(metrosFirst(translateNames(reply.locations))),
      () => !gone.signal.aborted && setLocations('failed'),
    )
    return () => gone.abort()
  }, [attempt])
  const retry = () => {
    setLocations(undefined)
    setAttempt(attempt + 1)
  }
  return { locations, retry }
}

function Cities({ choose }: { choose: (city: City) => void }) {
  const text = useLocationText()
  const { locations, retry } = useLocations()
  const [typed, setTyped] = useState('')
  const all = Array.isArray(locations) ? locations : []
  const found = findCities(all, typed)
  const known = found.cities
  return (
    <>
      <search>
        <form
          className="px-4 py-3 md:px-6"
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() !== '' && known[0]) choose(known[0])
          }}
        >
          <label className="block">
            <span className="mb-1 block font-semibold">{text.search}</span>
            <input
              type="search"
              className="field"
              placeholder={text.searchHint}
              autoComplete="address-level2"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <output className="sr-only">{typed && plural(known.length, text.found)}</output>
        </form>
      </search>
      <div className="grow overflow-y-auto px-4 pb-6 md:px-6">
        {locations === undefined && <Waiting label={text.loading} />}
        {locations === 'failed' && <Failed retry={retry} />}
        {all.length > 0 && typed === '' && <NearMe cities={all} choose={choose} />}
        {all.length > 0 && <HowFound found={found} typed={typed} />}
        <Found cities={known} choose={choose} />
      </div>
    </>
  )
}

/** Explains cities that were not found by their own name. */
function HowFound({ found: { cities, by, state }, typed }: { found: CitiesFound; typed: string }) {
  const text = useLocationText()
  const query = typed.trim()
  if (state !== undefined)
    return <p className="mb-2">{fill(cities.length > 0 ? text.ofPin : text.noneOfPin, { pin: query, state })}</p>
  if (cities.length === 0) return <p>{fill(text.noneFound, { query })}</p>
  return by === 'spelling' && <p className="mb-2">{fill(text.likely, { query })}</p>
}

function Found({ cities, choose }: { cities: readonly Location[]; choose: (city: City) => void }) {
  const text = useLocationText()
  const control: CityControl = (city, className, children) => (
    <button type="button" className={className} onClick={() => choose(city)}>
      {children}
    </button>
  )
  const metros = cities.filter((city) => city.metro)
  const others = cities.filter((city) => !city.metro)
  return (
    <>
      {metros.length > 0 && <h3 className="mt-2 mb-2 text-sm text-ink-3">{text.metros}</h3>}
      <MetroGrid cities={metros} control={control} />
      {others.length > 0 && <h3 className="mt-6 mb-2 text-sm text-ink-3">{text.others}</h3>}
      <CityList cities={others} control={control} />
    </>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <div aria-busy="true">
    <p className="sr-only">{label}</p>
    <div className="grid grid-cols-2 gap-2 pt-8 md:grid-cols-4 md:gap-3">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-14 md:h-28" />
      ))}
    </div>
  </div>
)

function Failed({ retry }: { retry: () => void }) {
  const text = useLocationText()
  return (
    <div role="alert">
      <p className="mb-3">{text.failed}</p>
      <Button tone="secondary" onClick={retry}>
        {text.retry}
      </Button>
    </div>
  )
}
