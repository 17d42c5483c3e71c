import { ServerMarkup } from '#web/platform/server-markup.tsx'
import { fill } from '#web/platform/text.ts'
import { DrawingFrame } from './drawing-frame.tsx'
import { frameFor, type Size } from './drawing-scale.ts'
import { useCatalogueText } from './text.ts'
import './sheet.css'

type Props = { product: { slug: string; name: string; drawing: Size & { url: string } }; className?: string }

/** The id under which the server keeps the sheet of a product. */
export const sheetId = (slug: string) => `sheet-${slug}`

/** The drawing with its grid, storeys and dimensions; after a step in the browser the plain drawing stands in. */
export function ProductSheet({ product, className = '' }: Props) {
  const text = useCatalogueText()
  const name = fill(text.drawingAlt, { name: product.name })
  return (
    <div className={`sheet card overflow-hidden ${className}`}>
      <ServerMarkup
        id={sheetId(product.slug)}
        className="sheet-drawing"
        fallback={
          <div className="sheet-drawing">
            <span className="sr-only">{name}</span>
            <DrawingFrame drawing={product.drawing} frame={frameFor([product.drawing])} />
          </div>
        }
      />
    </div>
  )
}
