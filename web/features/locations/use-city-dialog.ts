import { useLocation, useNavigate } from 'react-router'

const DIALOG = 'choose-city'

/** Whether the city dialog is open is part of the history entry, so that Back closes it. */
export function useCityDialog() {
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname, search, hash } = location
  return {
    isOpen: (location.state as { dialog?: string } | null)?.dialog === DIALOG,
    address: { pathname, search },
    open: () => void navigate(pathname + search + hash, { state: { dialog: DIALOG }, preventScrollReset: true }),
    close: () => void navigate(-1),
    /** Takes the dialog's own history entry, so that Back doesn't open it again. */
    leaveFor: (path: string) => void navigate(path, { replace: true }),
  }
}
