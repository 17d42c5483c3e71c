import type { Check } from '#contract/logsheet-checks.ts'
import { fill } from '#web/platform/text.ts'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { useLogTexts } from './texts.ts'

const colours = { STOP: 'text-danger', WARN: 'text-ink', NOTE: 'text-ink-2' }

/** The findings of a day in sentences, grave ones first. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const text = useLogTexts()
  if (checks.length === 0)
    return (
      <p className="flex items-start gap-2 text-signed">
        <AccountIcon name="check" className="mt-0.5 size-5" />
        {text.checksFine}
      </p>
    )
  return (
    <ul className="grid gap-2">
      {checks.map(({ key, level, params }) => (
        <li key={key + Object.values(params).join()} className={`flex items-start gap-2 ${colours[level]}`}>
          <AccountIcon name="alert" className="mt-0.5 size-5" />
          <span>
            <b className="font-semibold">{text.levels[level]}:</b> {fill(text.check[key], params)}
          </span>
        </li>
      ))}
    </ul>
  )
}
