import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { SupplierFacts } from '#contract/page.ts'
import { Footer } from './footer.tsx'
import { MenuLists } from './menu-lists.tsx'

/** The markup of parts by id, for `<StaticHtml>`. */
type Parts = ReadonlyMap<string, string>

/** The facts are read anew with each published version (`supplierFacts`); then the parts are rendered anew. */
const made = new WeakMap<SupplierFacts, Parts>()

type Installation = { basename: string; supportPhone: string }

/** The parts of the frame that are equal on all pages, rendered once; on the server only. */
export function staticParts(facts: SupplierFacts, installation: Installation): Parts {
  const parts = made.get(facts) ?? partsWith(facts, installation)
  made.set(facts, parts)
  return parts
}

function partsWith(facts: SupplierFacts, { basename, supportPhone }: Installation): Parts {
  const markupOf = (id: string, part: ReactNode) => {
    const page = (
      <StaticRouter basename={basename} location={basename}>
        {part}
      </StaticRouter>
    )
    // The ids of a part differ from those of the page around it.
    return [id, renderToStaticMarkup(page, { identifierPrefix: id })] as const
  }
  return new Map([
    markupOf('footer', <Footer supportPhone={supportPhone} supplier={facts} />),
    markupOf('menu', <MenuLists />),
  ])
}
