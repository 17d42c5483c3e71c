import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating, true from then on. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

type Props = { placeholder: ReactNode; children: () => ReactNode }

/** For parts that the server can't know; the placeholder has their size, so that nothing moves. */
export const BrowserOnly = ({ placeholder, children }: Props) => (useInBrowser() ? children() : placeholder)
