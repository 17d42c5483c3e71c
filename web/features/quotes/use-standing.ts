import { useEffect, useState } from 'react'
import { dateInIndia } from '#contract/dates.ts'
import type { Quote } from '#contract/quotes.ts'
import { instantMs } from '#contract/times.ts'

const LOOK_MS = 10_000

/** Status and day by the clock: a version ends at its last midnight in India, also while it is on the screen. */
export function useStanding({ status, expiresAt }: Pick<Quote, 'status' | 'expiresAt'>) {
  const end = instantMs(expiresAt)
  const [now, setNow] = useState(Date.now)
  const isLive = status === 'SENT' && now < end
  useEffect(() => {
    if (!isLive) return
    // Looks again and again, because a timer until the end would be late after the device has slept.
    const timer = setInterval(() => setNow(Date.now()), Math.min(LOOK_MS, Math.max(100, end - Date.now())))
    return () => clearInterval(timer)
  }, [isLive, end])
  const standing: Quote['status'] = status === 'SENT' && !isLive ? 'EXPIRED' : status
  return { status: standing, today: dateInIndia(new Date(now)) }
}
