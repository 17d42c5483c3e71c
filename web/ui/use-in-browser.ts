import { useDeferredValue } from 'react'

/** False on the server and while hydrating; then true, with low priority, so input is not delayed. */
export const useInBrowser = () => useDeferredValue(true, !import.meta.env.SSR && window.yantraStarted === true)
