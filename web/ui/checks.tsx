import { Icon, LineIcon } from './icon.tsx'
import './checks.css'

const ID = 'checks'
const WARNING = 'M12 4.5L20.500 19h-17zM12 10v4.500M12 16.800h.01'

type BoxProps = { title: string; said: string; hasFindings: boolean; see: string }

/** The outcome of a document's checks, in a box that links to them. */
export const ChecksBox = ({ title, said, hasFindings, see }: BoxProps) => (
  <section>
    <h3>{title}</h3>
    <p className={hasFindings ? 'box-name' : 'box-name text-signed'}>{said}</p>
    <a href={`#${ID}`} className="link inline-flex min-h-11 items-center text-sm">
      {see}
    </a>
  </section>
)

type Item = {
  rule: string
  name: string
  said: string
  isFound: boolean
  /** Passed or found, for who does not see the mark. */
  mark: string
  /** The line of the document that it is about. */
  line: string | null
  answer: { of: string; text: string } | null
}
type Props = { title: string; hint: string; items: readonly Item[] }

/** Each rule with what it says, and what was said to what it found; nothing without a rule. */
export function Checks({ title, hint, items }: Props) {
  if (items.length === 0) return null
  return (
    <section id={ID} aria-labelledby={`${ID}-title`} className="scroll-mt-24">
      <h2 id={`${ID}-title`} className="heading text-2xl">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-2">{hint}</p>
      <ul className="checks">
        {items.map((item) => (
          <Check key={item.rule} item={item} />
        ))}
      </ul>
    </section>
  )
}

const Check = ({ item: { name, said, isFound, mark, line, answer } }: { item: Item }) => (
  <li className={isFound ? 'is-finding' : ''}>
    <span className={isFound ? 'text-danger' : 'text-signed'}>
      {isFound ? <LineIcon shape={WARNING} /> : <Icon name="check" />}
      <span className="sr-only">{mark}: </span>
    </span>
    <div className="min-w-0">
      <p className="font-medium">
        {name}
        {line !== null && <span className="text-ink-3">, {line}</span>}
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">{said}</p>
      {answer !== null && (
        <p className="check-answer">
          <b>{answer.of}</b> {answer.text}
        </p>
      )}
    </div>
  </li>
)
