import { Button } from '#web/ui/button.tsx'
import { useEntryTexts } from './entry-texts.ts'

/** Opens a signed day for a new version. */
export function ChangeButton({ onPress }: { onPress: () => void }) {
  const text = useEntryTexts()
  return (
    <div>
      <Button tone="secondary" className="min-h-14 max-sm:w-full" onClick={onPress}>
        {text.change}
      </Button>
      <p className="mt-2 text-ink-2">{text.changeHint}</p>
    </div>
  )
}
