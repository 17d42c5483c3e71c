import { createContext, useContext } from 'react'

/** The nonce of an uncached shell during rendering; undefined on cached pages and in the browser. */
export const Nonce = createContext<string | undefined>(undefined)
export const useNonce = () => useContext(Nonce)
