import { useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Change, ChangeFigures } from './change-figures.tsx'
import { ChangePreview } from './change-preview.tsx'
import { useScopeText } from './scope-text.ts'
import { useChangeManyTexts } from './texts.ts'

/** The machines of a change: named, or those of a filter; and the city whose rates change. */
export type Selected = {
  count: number
  productIds?: string[] | undefined
  filter?: string | undefined
  subCategory?: string | undefined
  city: string | null
}

/** Changes many rates: first the figures, then old and new rates of each machine. */
export function ChangeMany({ selected, onClose }: { selected: Selected; onClose: () => void }) {
  const text = useChangeManyTexts()
  const scope = useScopeText(selected)
  const [typed, setTyped] = useState<Change>()
  const [step, setStep] = useState<'figures' | 'preview'>('figures')
  return (
    <Dialog title={text.title} look="sheet" onClose={onClose} closeLabel={text.close} step={step}>
      <p className="mb-4 text-ink-2">{scope}</p>
      {step === 'figures' || typed === undefined ? (
        <ChangeFigures
          initial={typed}
          onDone={(change) => {
            setTyped(change)
            setStep('preview')
          }}
        />
      ) : (
        <ChangePreview change={{ ...scopeOf(selected), ...typed }} onBack={() => setStep('figures')} onDone={onClose} />
      )}
    </Dialog>
  )
}

const scopeOf = ({ productIds, filter, subCategory, city }: Selected) => ({
  city,
  ...(productIds === undefined ? {} : { productIds }),
  ...(filter === undefined || filter === '' ? {} : { filter }),
  ...(subCategory === undefined || subCategory === '' ? {} : { subCategory }),
})
