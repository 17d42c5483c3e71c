import { Link } from 'react-router'
import { shellTexts } from '#contract/texts/shell.en.ts'
import { fill, texts } from '#web/platform/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useCityDialog } from './use-city-dialog.ts'

/** Part of every header. */
const useHeaderText = texts({ en: shellTexts })

type Props = { name: string | undefined; withoutScript: string }

/** Shows the city and opens the dialog; without JavaScript it links to the page of cities. */
export function CityButton({ name, withoutScript }: Props) {
  const text = useHeaderText()
  const dialog = useCityDialog()
  return (
    <Link
      to={withoutScript}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        dialog.open({ pushed: true })
      }}
      aria-haspopup="dialog"
      aria-label={name ? fill(text.changeCity, { city: name }) : text.chooseCity}
      className="flex min-h-11 w-40 min-w-0 items-center lg:max-xl:w-36 gap-1.5 rounded border border-line-strong bg-card px-2.5 font-medium hover:border-ink"
    >
      <Icon name="pin" className="size-4 max-[22rem]:hidden" />
      <span className="min-w-0 grow truncate">{name ?? text.chooseCity}</span>
      <Icon name="down" className="size-4" />
    </Link>
  )
}
