import { formatDate } from '#contract/dates.ts'
import { fill } from '#web/platform/text.ts'
import { useInvoiceTexts } from './texts.ts'

type Props = {
  until: string
  writeTo: { readonly name: string | null; readonly email: string | null; readonly phone: string | null }
}

/** The contact once an unpaid invoice can no longer be disputed here. */
export function DisputeOver({ until, writeTo: { name, email, phone } }: Props) {
  const text = useInvoiceTexts()
  return (
    <div className="text-ink-2">
      <p>{fill(text.disputeOver, { date: formatDate(until) })}</p>
      {name !== null && <p>{name}</p>}
      {email !== null && (
        <p>
          <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
            {email}
          </a>
        </p>
      )}
      {phone !== null && (
        <p>
          <a href={`tel:+91${phone}`} className="link inline-flex min-h-11 items-center tabular-nums">
            {phone}
          </a>
        </p>
      )}
    </div>
  )
}
