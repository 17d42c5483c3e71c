import { useLocation, useNavigate } from 'react-router'

const DIALOG = 'choose-city'
/** Opened by hand it has a history entry of its own; a page that can't do without a city opens it on its own entry. */
type State = { dialog?: string; pushed?: boolean } | null

/** Whether the city dialog is open is part of the history entry, so that Back closes it. */
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
    /** Takes the dialog's own history entry, so that Back doesn't open it again. */
    leaveFor: (path: string) => void navigate(path, { replace: true }),
  }
}
