import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startProduct } from '#tests/support/product.ts'
import { chromiumPath } from './chromium.ts'

// Takes the README's screenshots from the built product, so they never age.
const FOLDER = 'docs/screenshots'
const shots = [
  { name: 'home', path: '/', width: 1280, height: 900 },
  { name: 'search-phone', path: '/rental/mumbai/equipments?filter=12m+scissor', width: 390, height: 844 },
  { name: 'product', path: '/rental/mumbai/equipment/jlg-450aj', width: 1280, height: 900 },
]

const dataDir = mkdtempSync(join(tmpdir(), 'yantra-shots-'))
const product = await startProduct(dataDir)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
try {
  for (const { name, path, width, height } of shots) {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.goto(product.url + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(FOLDER, `${name}.png`) })
    console.log(`• ${FOLDER}/${name}.png`)
    await page.close()
  }
} finally {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
