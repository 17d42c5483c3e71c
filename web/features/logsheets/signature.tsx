import type { Logsheet } from '#contract/logsheets.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { Section } from '#web/ui/section.tsx'
import { useLogTexts } from './texts.ts'

/** The signatory of the newest version, the time and way; the strokes if drawn. */
export function Signature({ signed }: { signed: NonNullable<Logsheet['signedBy']> }) {
  const text = useLogTexts()
  const { name, designation, at, how, drawn } = signed
  const who = designation === null ? name : fill(text.signedAs, { name, designation })
  return (
    <Section title={text.signature}>
      {name !== '' && <p className="font-semibold">{fill(text.signedBy, { name: who })}</p>}
      <p className="text-sm text-ink-2 tabular-nums">
        {fill(text.signedAt, { at: instantText(at), how: text.ways[how] })}
      </p>
      {drawn !== null && (
        <svg
          viewBox="0 0 300 100"
          className="mt-3 h-24 max-w-full"
          role="img"
          aria-label={fill(text.drawnBy, { name })}
        >
          <path d={drawn} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      )}
    </Section>
  )
}

/** The dispute of the newest version, with what it is about. */
export function Dispute({ log: { dispute, slices } }: { log: Logsheet }) {
  const text = useLogTexts()
  if (dispute === null) return null
  const { by, reason, at, slice } = dispute
  const about = slices[slice ?? -1]
  const named = about && `${about.from}–${about.to} ${text.types[about.type]}`
  return (
    <div className="border-l-4 border-danger bg-card p-4">
      <p className="font-semibold">
        {named === undefined ? fill(text.disputed, { by }) : fill(text.disputedSlice, { by, slice: named })}
      </p>
      <p className="text-sm text-ink-2 tabular-nums">{instantText(at)}</p>
      <p className="mt-1 wrap-anywhere">{fill(text.reason, { reason })}</p>
    </div>
  )
}
