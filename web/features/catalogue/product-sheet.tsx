import { ServerMarkup } from '#web/platform/server-markup.tsx'
import { fill } from '#web/platform/text.ts'
import { useCatalogueText } from './text.ts'

type Props = { product: { slug: string; name: string; drawing: { url: string } }; className?: string }

/** For the pages that show a sheet inline: the server that draws it has its styles too. */
export const sheetLinks = [{ rel: 'stylesheet', href: '/drawings/drawing.css' }]

/** The id under which the server keeps the sheet of a product. */
export const sheetId = (slug: string) => `sheet-${slug}`

/** The drawing with its grid, storeys and dimensions; after a step in the browser its file stands in. */
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
