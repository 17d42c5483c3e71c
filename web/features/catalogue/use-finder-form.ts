import { type FormEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { ownAddress } from '#web/platform/own-address.ts'
import { type FinderState, finderSearch, readFinder } from './finder-address.ts'

const TYPING_MS = 500

/** Makes the finder's plain GET form change the address without a reload; choices show at once. */
export function useFinderForm(loaded: FinderState) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { location } = useNavigation()
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(typing.current), [])
  // A link followed right after typing wins.
  useEffect(() => {
    if (location) clearTimeout(typing.current)
  }, [location])

  const go = (form: HTMLFormElement) => {
    clearTimeout(typing.current)
    const values = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
    const search = finderSearch(readFinder(new URLSearchParams(values)))
    void navigate(pathname + search, { replace: true, preventScrollReset: true, flushSync: true })
  }

  const pending = location !== undefined && ownAddress(location.pathname) === pathname
  return {
    /** The answers being asked, while the machines of the previous ones are still shown. */
    answers: (pending ? readFinder(new URLSearchParams(location.search)) : loaded).answers,
    pending,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      go(event.currentTarget)
    },
    /** A choice counts at once, a figure after a pause. */
    onChange({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
      clearTimeout(typing.current)
      if (target instanceof HTMLInputElement && target.type !== 'number') go(form)
      else typing.current = setTimeout(() => go(form), TYPING_MS)
    },
  }
}
