import { inTurn } from './in-turn.ts'

const oneAtATime = inTurn()

/**
 * An SVG without fonts as PNG, in its own size. Drawn in the thread pool, one picture at a time, so that neither the
 * event loop nor other work of the pool has to wait.
 */
export const pngOf = (svg: string): Promise<Buffer> => oneAtATime(() => draw(svg))

async function draw(svg: string) {
  // Loaded with the first picture: most processes never draw one, and the library is large.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 256, dither: 0 }).toBuffer()
}
