import { Button, type ButtonTone } from '#web/ui/button.tsx'
import { useCompanyTexts } from './texts.ts'

type Props = { label: string; tone: ButtonTone; pending: boolean; nothingChanged: boolean }

/** The end of a form that changes something: its button, and why nothing was sent. */
export function SaveRow({ label, tone, pending, nothingChanged }: Props) {
  const text = useCompanyTexts()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" tone={tone} aria-disabled={pending} className="w-full sm:w-auto">
        {pending ? text.saving : label}
      </Button>
      <output className="text-ink-2">{nothingChanged && text.nothingChanged}</output>
    </div>
  )
}
