import { use, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rememberPath } from '#web/platform/remember-path.ts'
import { audiences } from './audiences.ts'
import { lastPerson } from './hand-over.ts'
import { AudienceContext, useSession } from './state.ts'

/** On guarded pages: goes to the audience's home when the session ends; if it ended by itself, sign-in leads back. */
export function useStaySignedIn() {
  const now = useSession()
  const audience = use(AudienceContext)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const why = now.status === 'signed-out' ? now.why : undefined
  useEffect(() => {
    // `nobody` is the state when offline at start: the token remains, and so does the way back.
    if (why === undefined || why === 'nobody') return
    if (why === 'ended') rememberPath(pathname + search, lastPerson(audience), audience)
    void navigate(audiences[audience].home)
  }, [why, pathname, search, navigate, audience])
}
