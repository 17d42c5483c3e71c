import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { setNavigate } from '#web/platform/navigation.ts'

/** Lets code outside of components navigate. */
export function useRouterNavigation() {
  const navigate = useNavigate()
  useEffect(() => setNavigate((path) => void navigate(path)), [navigate])
}
