import { type FormEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { ownAddress } from '#web/platform/own-address.ts'
import { type ListState, listSearch, readList } from './list-address.ts'

const TYPING_MS = 300

/** Makes a list's plain GET form change the address without a reload; choices show at once. */
export function useListForm(loaded: ListState) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(typing.current), [])
  const isHere = ownAddress(navigation.location?.pathname ?? '') === pathname
  // A link followed right after typing wins: the pending search does not navigate back.
  useEffect(() => {
    if (navigation.location) clearTimeout(typing.current)
  }, [navigation.location])

  const go = (form: HTMLFormElement, replace: boolean, pressed?: HTMLElement | null) => {
    clearTimeout(typing.current)
    const values = [...new FormData(form, pressed)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ])
    const search = listSearch(readList(new URLSearchParams(values)))
    void navigate(pathname + search, { replace, preventScrollReset: true, flushSync: true })
  }

  return {
    /** The pending state, while the previous list is still shown. */
    state: navigation.location && isHere ? readList(new URLSearchParams(navigation.location.search)) : loaded,
    pending: isHere,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      go(event.currentTarget, false, event.nativeEvent.submitter)
    },
    /** Searches while typing; the history keeps only the last query. */
    onType(event: FormEvent<HTMLInputElement>) {
      const { form } = event.currentTarget
      clearTimeout(typing.current)
      if (form) typing.current = setTimeout(() => go(form, true), TYPING_MS)
    },
  }
}
