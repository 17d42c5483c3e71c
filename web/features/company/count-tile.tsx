import { Link } from 'react-router'
import { AccountIcon, type AccountIconName } from '#web/ui/account-icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCompanyTexts } from './texts.ts'

type Props = {
  to: string
  icon: AccountIconName
  label: string
  /** More on the number: how many of them are invited. */
  note?: string | undefined
  count: { data: number | undefined; isError: boolean }
}

/** How many there are of something, and the way to them. */
export function CountTile({ to, icon, label, note, count: { data, isError } }: Props) {
  const text = useCompanyTexts()
  return (
    <Link to={to} className="card group grid content-start gap-2 p-5 hover:bg-wash">
      <span className="flex items-center gap-2 font-medium text-ink-2">
        <AccountIcon name={icon} />
        <span className="group-hover:underline">{label}</span>
      </span>
      <span className="flex min-h-10 flex-wrap items-baseline gap-x-3">
        {data !== undefined && <span className="figure text-4xl">{data.toLocaleString('en-IN')}</span>}
        {data === undefined && !isError && <Skeleton className="h-9 w-14" />}
        {data === undefined && isError && <span className="text-danger">{text.countFailed}</span>}
        {note !== undefined && <span className="text-ink-2">{note}</span>}
      </span>
    </Link>
  )
}
