type Props = { title: string; headings: readonly { id: string; text: string }[]; className?: string }

/** Links to the headings of a long text, beside it on wide screens. */
export const OnThisPage = ({ title, headings, className = 'max-md:hidden' }: Props) => (
  <nav aria-label={title} className={`text-sm ${className}`}>
    <div className="sticky top-24">
      <p className="mb-1 text-ink-3">{title}</p>
      <ul lang="en-IN">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center border-l-2 border-line py-1 pl-3 hover:border-amber"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
)
