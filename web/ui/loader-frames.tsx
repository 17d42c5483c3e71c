import { useEffect, useRef, useState } from 'react'

const FRAMES = 6
const FRAME_MS = 1000

type Props = { label: string; texts: readonly string[] }

/** Six frames, one per second, with changing text; on top of everything, including dialogs. */
export function LoaderFrames({ label, texts }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const frame = useFrame()
  useEffect(() => {
    // A popover, because a modal dialog would otherwise cover it.
    ref.current?.showPopover()
    const main = document.querySelector('main')
    main?.setAttribute('aria-busy', 'true')
    return () => main?.removeAttribute('aria-busy')
  }, [])
  return (
    <div
      ref={ref}
      popover="manual"
      className="fixed inset-0 m-0 grid size-full max-h-none max-w-none place-items-center bg-paper/85 text-ink"
    >
      <output className="sr-only">{label}</output>
      <div aria-hidden="true" className="grid justify-items-center gap-4">
        <Lift frame={frame} />
        <p className="heading min-h-7 text-lg">{texts[frame % texts.length]}</p>
      </div>
    </div>
  )
}

function useFrame() {
  const [frame, setFrame] = useState(0)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setFrame((before) => (before + 1) % FRAMES), FRAME_MS)
    return () => clearInterval(timer)
  }, [])
  return frame
}

const DECK = 96
const RISE = 11
const ARM = 52

/** A rising scissor lift, one step per frame. */
function Lift({ frame }: { frame: number }) {
  const top = DECK - 14 - frame * RISE
  const half = (DECK - top) / 2
  const reach = Math.sqrt(ARM ** 2 - half ** 2)
  const [left, right] = [60 - reach / 2, 60 + reach / 2]
  const arms = [0, 1].map((level) => {
    const [low, high] = [DECK - level * half, DECK - (level + 1) * half]
    return `M${left} ${low}L${right} ${high}M${right} ${low}L${left} ${high}`
  })
  return (
    <svg width="120" height="128" viewBox="0 0 120 128" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={arms.join('')} className="stroke-blueprint" strokeWidth="3" />
      <path
        d={`M24 ${top - 20}v20h72v-20zM48 ${top - 20}v20M72 ${top - 20}v20`}
        className="stroke-ink"
        strokeWidth="2"
      />
      <path d={`M22 ${top}h76`} className="stroke-ink" strokeWidth="4" />
      <path d="M22 98h76v12H22z" className="fill-amber stroke-ink" strokeWidth="2" />
      <path d="M4 124h112" className="stroke-ink" strokeWidth="2" />
      <circle cx="38" cy="115" r="8" className="fill-card stroke-ink" strokeWidth="3" />
      <circle cx="82" cy="115" r="8" className="fill-card stroke-ink" strokeWidth="3" />
    </svg>
  )
}
