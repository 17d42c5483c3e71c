import { Link } from 'react-router'
import { grouped } from '#contract/numerals.ts'
import { AccountIcon, type AccountIconName } from '#web/ui/account-icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCompanyTexts } from './texts.ts'

type Props = {
  to: string
  icon: AccountIconName
  label: string
  /** More about the number, such as how many of them are invited. */
  note?: string | undefined
  count: { data: number | undefined; isError: boolean; refetch: () => unknown }
}

/** The number of something, linked to its page. */
export function CountTile({ to, icon, label, note, count: { data, isError, refetch } }: Props) {
  if (data === undefined && isError)
    return <NotCounted to={to} icon={icon} label={label} retry={() => void refetch()} />
  return (
    <Link
      to={to}
      className="card group flex items-center justify-between gap-4 px-5 py-3 hover:bg-wash sm:grid sm:content-start sm:gap-2 sm:py-5"
    >
      <span className="flex items-center gap-2 font-medium text-ink-2">
        <AccountIcon name={icon} />
        <span className="group-hover:underline">{label}</span>
      </span>
      <span className="flex min-h-10 items-baseline gap-x-3 max-sm:flex-row-reverse sm:flex-wrap">
        {data !== undefined && <span className="figure text-4xl">{grouped(data)}</span>}
        {data === undefined && <Skeleton className="h-9 w-14" />}
        {note !== undefined && <span className="text-ink-2">{note}</span>}
      </span>
    </Link>
  )
}

type NotCountedProps = Pick<Props, 'to' | 'icon' | 'label'> & { retry: () => void }

/** The link stays when counting fails; a button cannot be inside a link, so the retry is beside it. */
function NotCounted({ to, icon, label, retry }: NotCountedProps) {
  const text = useCompanyTexts()
  return (
    <div className="card grid content-start gap-2 p-5">
      <Link to={to} className="flex items-center gap-2 font-medium text-ink-2 hover:underline">
        <AccountIcon name={icon} />
        {label}
      </Link>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="text-danger">{text.countFailed}</span>
        <button type="button" className="link min-h-11" aria-label={`${text.retry}: ${label}`} onClick={retry}>
          {text.retry}
        </button>
      </p>
    </div>
  )
}
