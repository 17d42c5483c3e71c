import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

type Difference = { label: string; theirs: string; mine: string | undefined }

type Words =
  | 'staleTitle'
  | 'staleText'
  | 'reload'
  | 'differs'
  | 'field'
  | 'theirs'
  | 'mine'
  | 'untouched'
  | 'nothing'
  | 'loadTheirs'
  | 'keepMine'
  | 'keptMine'
  | 'loadedTheirs'

type Props = {
  /** `open`: somebody else has saved; afterwards, whose values are in the fields. */
  is: 'open' | 'mine' | 'theirs' | undefined
  /** The differences by field; undefined until their version has loaded. */
  differences: readonly Difference[] | undefined
  text: Record<Words, string>
  /** Loads their version. */
  onLook: () => void
  onTheirs: () => void
  onMine: () => void
}

/** Somebody else saved first: shows the differences and offers the choice between both versions. */
export const ConflictPanel = ({ is, ...open }: Props) => (
  <div className="empty:hidden" aria-live="polite">
    {is === 'open' && <Open {...open} />}
    {is !== undefined && is !== 'open' && (
      <Settled key={is} text={is === 'mine' ? open.text.keptMine : open.text.loadedTheirs} />
    )}
  </div>
)

const FRAME = 'border border-l-4 border-line border-l-amber p-4'

function Open({ differences, text, onLook, onTheirs, onMine }: Omit<Props, 'is'>) {
  return (
    <div className={FRAME}>
      <p className="heading text-lg">{text.staleTitle}</p>
      <p className="mt-1 mb-3 text-ink-2">{differences === undefined ? text.staleText : text.differs}</p>
      {differences === undefined ? (
        <Button tone="secondary" onClick={onLook}>
          {text.reload}
        </Button>
      ) : (
        <>
          <Differences differences={differences} text={text} />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button tone="secondary" onClick={onMine}>
              {text.keepMine}
            </Button>
            <Button tone="quiet" onClick={onTheirs}>
              {text.loadTheirs}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

const Differences = ({ differences, text }: Pick<Props, 'text'> & { differences: readonly Difference[] }) => (
  <table aria-label={text.staleTitle} className="w-full table-fixed text-left wrap-anywhere">
    <thead className="text-sm text-ink-3">
      <tr>
        {[text.field, text.theirs, text.mine].map((name) => (
          <th key={name} scope="col" className="py-1 pr-3 font-normal">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {differences.map(({ label, theirs, mine }) => (
        <tr key={label} className="border-t border-line align-top">
          <th scope="row" className="py-2 pr-3 font-medium">
            {label}
          </th>
          <td className="py-2 pr-3">{theirs || text.nothing}</td>
          <td className="py-2">
            {mine === undefined ? <span className="text-ink-3">{text.untouched}</span> : mine || text.nothing}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Takes the focus, because the pressed button is gone. */
function Settled({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <p ref={place} tabIndex={-1} className={`${FRAME} outline-none`}>
      {text}
    </p>
  )
}
