import { useLocation, useNavigate } from 'react-router'

const DIALOG = 'choose-city'
/** Opened by a person, it has its own history entry; a page that needs a city opens it on the page's entry. */
type State = { dialog?: string; pushed?: boolean } | null

/** The history entry holds whether the city dialog is open, so Back closes it. */
export function useCityDialog() {
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname, search, hash } = location
  const state = location.state as State
  const here = pathname + search + hash
  return {
    isOpen: state?.dialog === DIALOG,
    address: { pathname, search },
    open: ({ pushed }: { pushed: boolean }) =>
      void navigate(here, { state: { dialog: DIALOG, pushed }, replace: !pushed, preventScrollReset: true }),
    close: () => void (state?.pushed ? navigate(-1) : navigate(here, { replace: true, preventScrollReset: true })),
    /** Replaces the dialog's own history entry, so Back does not reopen it. */
    leaveFor: (path: string) => void navigate(path, { replace: true }),
  }
}
