// Preview pictures for links: one for each machine, and one for all other pages.
import { figuresOf } from '#contract/key-figures.ts'
import { figureTexts } from '#contract/texts/catalogue.figures.en.ts'
import { homeTexts } from '#contract/texts/catalogue.home.en.ts'
import { socialTexts } from '#contract/texts/catalogue.social.en.ts'
import { shellTexts } from '#contract/texts/shell.en.ts'
import { drawMachine } from '#server/drawings/drawing.ts'
import type { Database } from '#server/platform/database.ts'
import { type Pictured, picturedProducts } from './social.store.ts'
import { lineUpPicture, machinePicture, type SocialWords } from './social-picture.rules.ts'

/** The name of the picture for all pages without their own. */
const HOUSE = 'yantra'
/** The machines on that picture, from right to left: one of each popular category. */
const LINE_UP = ['genie-z-45-25j-dc', 'genie-gs-2632', 'jcb-3dx-ecoxpert', 'bomag-bw-212']

const wordsWith = (caption: string): SocialWords => ({
  brand: shellTexts.name,
  caption,
  metres: (height) => socialTexts.metres.replace('{n}', String(height)),
})

/** The picture of a machine, or the general one, as SVG; undefined if there is no such machine. */
export async function socialPicture(db: Database, name: string): Promise<string | undefined> {
  if (name === HOUSE) return housePicture(await picturedProducts(db.read, LINE_UP))
  const [product] = await picturedProducts(db.read, [name])
  if (!product) return undefined
  const figures = figuresOf(product, 3, figureTexts)
  return machinePicture({ ...product, figures, drawing: drawMachine(product) }, wordsWith(socialTexts.caption))
}

function housePicture(products: readonly Pictured[]) {
  const inOrder = LINE_UP.flatMap((slug) => products.filter((product) => product.slug === slug))
  return lineUpPicture(homeTexts.tagline, inOrder.map(drawMachine), wordsWith(socialTexts.manyCaption))
}
