import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SpecField } from '#contract/catalogue.desk.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { usePaused } from '#web/platform/use-paused.ts'
import { type ProductDraft, specsOf } from './desk-product-draft.ts'
import { useDeskProductTexts } from './desk-texts.ts'

type Props = { draft: ProductDraft; attributes: readonly SpecField[] }

/** The drawing of the machine as its specs are typed; it keeps the last one while a spec is wrong. */
export function DrawingBeside({ draft, attributes }: Props) {
  const text = useDeskProductTexts()
  const { name, subCategory } = draft
  const typed: Sketch = { name, subCategory, specs: specsOf(attributes, draft) }
  // As text, so that equal sketches are one.
  const paused = usePaused(JSON.stringify(typed))
  const sketch = JSON.parse(paused) as Sketch
  const { data } = useQuery(
    {
      queryKey: ['drawing', paused],
      queryFn: ({ signal }) => call('previewDrawing', { body: sketch, signal }),
      enabled: sketch.subCategory !== '',
      retry: false,
    },
    queryClient,
  )
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return (
    <section aria-label={text.drawing} className="card p-5 lg:sticky lg:top-4">
      <h2 className="heading mb-3 text-xl">{text.drawing}</h2>
      {last === undefined ? (
        <p className="text-ink-2">{text.drawingWaits}</p>
      ) : (
        // As an image, so that nothing in the file can act on the page.
        <img
          src={`data:image/svg+xml,${encodeURIComponent(last.svg)}`}
          alt={text.drawingAlt}
          className="max-h-[60vh] w-full object-contain"
        />
      )}
    </section>
  )
}

type Sketch = { name: string; subCategory: string; specs: ReturnType<typeof specsOf> }
