import { Link } from 'react-router'
import { fill } from '#web/platform/text.ts'
import { useListText } from './list-text.ts'

type Props = { page: number; pages: number; address: (page: number) => string }

/** Links to the pages around this one, the first and the last. */
export function Pager({ page, pages, address }: Props) {
  const text = useListText()
  const shown = pagesAround(page, pages)
  return (
    <nav aria-label={text.pages} className="mt-8 flex flex-wrap items-center justify-center gap-1">
      {page > 1 && <Step to={address(page - 1)} rel="prev" label={text.previous} />}
      <ol className="flex gap-1">
        {shown.map((number, index) => (
          <li key={number} className="flex items-center gap-1">
            {index > 0 && number - (shown[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <Link
              to={address(number)}
              aria-label={fill(text.page, { n: number })}
              className={`flex size-11 items-center justify-center rounded tabular-nums ${number === page ? 'bg-ink font-bold text-paper' : 'hover:bg-wash'}`}
              {...(number === page ? { 'aria-current': 'page' as const } : {})}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && <Step to={address(page + 1)} rel="next" label={text.next} />}
    </nav>
  )
}

const Step = ({ to, rel, label }: { to: string; rel: string; label: string }) => (
  <Link to={to} rel={rel} className="flex min-h-11 items-center rounded px-3 font-medium hover:bg-wash">
    {label}
  </Link>
)

const pagesAround = (page: number, pages: number) =>
  [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages)
