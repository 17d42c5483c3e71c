import type { ProductPhoto } from '#contract/catalogue.desk.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useDeskProductTexts } from './desk-texts.ts'

type Props = {
  photo: ProductPhoto
  number: number
  onAlt: (alt: string) => void
  onRemove: () => void
  onEarlier?: () => void
  onLater?: () => void
}

/** One photograph with its text, its place and the way out. */
export function PhotoRow({ photo: { url, width, height, alt }, number: n, onAlt, ...acts }: Props) {
  const text = useDeskProductTexts()
  const button = (sign: string, label: string, act: () => void) => (
    <Button tone="secondary" aria-label={fill(label, { n })} onClick={act}>
      {sign}
    </Button>
  )
  return (
    <li className="flex flex-wrap items-end gap-4">
      <img src={url} alt="" width={width} height={height} className="h-24 w-auto max-w-40 rounded object-contain" />
      <div className="min-w-56 grow">
        <TextField name={`alt-${n}`} label={fill(text.altOf, { n })} value={alt} onChange={onAlt} onBlur={() => {}} />
      </div>
      <div className="flex gap-2">
        {acts.onEarlier && button('↑', text.earlier, acts.onEarlier)}
        {acts.onLater && button('↓', text.later, acts.onLater)}
        {button('✕', text.remove, acts.onRemove)}
      </div>
    </li>
  )
}
