import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rememberPath } from '#web/platform/remember-path.ts'
import { lastPerson } from './hand-over.ts'
import { useSession } from './state.ts'

/** On a guarded page: when the session ends there, go to '/'; where it ended by itself, signing in leads back. */
export function useStaySignedIn() {
  const now = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const why = now.status === 'signed-out' ? now.why : undefined
  useEffect(() => {
    // `nobody` is the state without a connection at start: the token is still there, and so is the way back.
    if (why === undefined || why === 'nobody') return
    if (why === 'ended') rememberPath(pathname + search, lastPerson())
    void navigate('/')
  }, [why, pathname, search, navigate])
}
