import { useEffect, useRef } from 'react'
import { isSame } from './changes.ts'

type Form<Values> = {
  values: Values
  change: <Key extends keyof Values>(key: Key, value: Values[Key]) => void
}

/** Untouched fields follow the stored values; input stays. */
export function useFollow<Values extends object>({ values, change }: Form<Values>, stored: Values) {
  const before = useRef(stored)
  useEffect(() => {
    for (const key of Object.keys(stored) as (keyof Values)[]) {
      const untouched = isSame(values[key], before.current[key])
      if (untouched && !isSame(stored[key], values[key])) change(key, stored[key])
    }
    before.current = stored
  })
}
