// Scores the public pages with Lighthouse's default (a slow phone): the median of five runs each must reach 95 of 100.
// Lighthouse is downloaded on demand, because nothing else needs its 170 MB.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProduct } from '#tests/support/product.ts'
import { chromiumPath } from './chromium.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5
const AT_LEAST = 95
const FOLDER = 'test-results/lighthouse'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage'

const pages = {
  home: '/',
  list: '/rental/mumbai/equipments/aerial-work-platforms',
  product: '/rental/mumbai/equipment/jlg-600aj',
  'blog post': '/blog/how-to-choose-a-scissor-lift',
  'home in Hindi': '/hi',
}

type Report = {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>
  audits: Record<'largest-contentful-paint' | 'cumulative-layout-shift', { numericValue: number }>
}

const run = promisify(execFile)

async function report(url: string, file: string): Promise<Report> {
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS}`]
  const env = { ...process.env, CHROME_PATH: chromiumPath() }
  await run('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...args], { env })
  return JSON.parse(readFileSync(file, 'utf8'))
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function judge(name: string, url: string) {
  const reports: Report[] = []
  for (let i = 1; i <= RUNS; i++)
    reports.push(await report(url, join(FOLDER, `${name.replaceAll(' ', '-')}-${i}.json`)))
  const scores = CATEGORIES.map((category) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[category].score))),
  )
  const lcp = median(reports.map(({ audits }) => audits['largest-contentful-paint'].numericValue))
  const cls = median(reports.map(({ audits }) => audits['cumulative-layout-shift'].numericValue))
  console.log(`| ${name} | ${scores.join(' | ')} | ${(lcp / 1000).toFixed(2)} s | ${cls.toFixed(3)} |`)
  return scores.every((score) => score >= AT_LEAST)
}

mkdirSync(FOLDER, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'yantra-lighthouse-'))
const product = await startProduct(dataDir)
try {
  console.log(`| page | ${CATEGORIES.join(' | ')} | LCP | CLS |\n|---|---|---|---|---|---|---|`)
  const passed: boolean[] = []
  for (const [name, path] of Object.entries(pages)) passed.push(await judge(name, product.url + path))
  if (passed.includes(false)) process.exitCode = 1
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
