// Makes the icons of the installed app from the logo: `node scripts/icons.ts` after a change of web/public/favicon.svg.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const logo = readFileSync('web/public/favicon.svg', 'utf8')
/** Systems cut maskable icons into circles and rounded squares, so the ground fills them and the mark is smaller. */
const maskable = logo.replace(' rx="4"', '').replace('<path ', '<path transform="translate(3.2 3.2) scale(0.8)" ')

const icon = (svg: string, pixels: number, name: string) =>
  sharp(Buffer.from(svg), { density: (72 * pixels) / 32 })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`web/public/icons/${name}.png`)

await icon(logo, 192, 'icon-192')
await icon(logo, 512, 'icon-512')
await icon(maskable, 512, 'maskable-512')
await icon(maskable, 180, 'touch-180')
