import { ServerMarkup } from '#web/platform/server-markup.tsx'
import { fill } from '#web/platform/text.ts'
import { useCatalogueText } from './text.ts'

type Props = { product: { slug: string; name: string; drawing: { url: string } }; className?: string }

/** For pages with an inline sheet; the server that draws it provides its styles too. */
export const sheetLinks = [{ rel: 'stylesheet', href: '/drawings/drawing.css' }]

/** The id of a product's sheet in the server markup. */
export const sheetId = (slug: string) => `sheet-${slug}`

/** The drawing with its grid, storeys and dimensions; after navigation in the browser, its file as an image. */
export function ProductSheet({ product, className = '' }: Props) {
  const text = useCatalogueText()
  return (
    <div className={`sheet card overflow-hidden ${className}`}>
      <ServerMarkup
        id={sheetId(product.slug)}
        className="sheet-drawing"
        fallback={
          <img
            src={product.drawing.url.replace(/\.svg$/, '.sheet.svg')}
            alt={fill(text.drawingAlt, { name: product.name })}
            className="sheet-drawing-file"
          />
        }
      />
    </div>
  )
}
