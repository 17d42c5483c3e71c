import { useDeferredValue } from 'react'

/** False on the server and while hydrating; then true, without holding up what somebody does meanwhile. */
export const useInBrowser = () => useDeferredValue(true, !import.meta.env.SSR && window.yantraStarted === true)
