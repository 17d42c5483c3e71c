import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { CsvPreview } from '#contract/csv-files.ts'
import type { ProblemBody } from '#contract/problems.ts'
import type { TestServer } from './server.ts'

export type CsvKind = 'products' | 'availability' | 'rates' | 'readings'
export type CsvLine = Record<string, string>

/** A file with these rows; its headings are those of the first. */
export const csvOf = (rows: readonly CsvLine[], options: object = {}) =>
  Buffer.from(stringify([...rows], { header: true, ...options }))

/** The rows of a file. */
export const linesOf = (content: string): CsvLine[] => parse(content, { bom: true, columns: true })

/** Downloads, dry runs and imports of one kind of file by the person of a token. */
export function filesAs({ ask }: Pick<TestServer, 'ask'>, token: string | undefined, kind: CsvKind) {
  const url = `/v1/desk/csv/${kind}`
  const authorization = `Bearer ${token}`
  const send = (path: string, payload: Buffer | string, headers: object = {}) =>
    ask({
      method: 'POST',
      url: path,
      payload,
      headers: { authorization, 'content-type': 'application/octet-stream', ...headers },
    })
  const previewed = async (bytes: Buffer | string) =>
    (await send(`${url}/preview`, bytes)).json<{ preview: CsvPreview }>().preview
  return {
    download: async (query = '') => (await ask({ url: `${url}${query}`, headers: { authorization } })).body,
    send: (bytes: Buffer | string, digest: string, headers?: object) => send(`${url}?digest=${digest}`, bytes, headers),
    preview: previewed,
    previewReply: (bytes: Buffer | string) => send(`${url}/preview`, bytes),
    /** The dry run, then the import of what it has shown. */
    async import(bytes: Buffer | string) {
      const { digest } = await previewed(bytes)
      return (await send(`${url}?digest=${digest}`, bytes)).json<{ added: number; changed: number } & ProblemBody>()
    },
  }
}

let made = 0
/** A row of the file of machines for a scissor lift that nobody has yet. */
export const aLiftLine = (changes: CsvLine = {}): CsvLine => ({
  slug: '',
  published: 'no',
  subCategory: 'electric-scissor-lift',
  name: `Plover P-${(made += 1)} ${crypto.randomUUID().slice(0, 8)}`,
  make: 'Plover',
  model: 'P-8',
  description: 'A narrow lift for finished floors.',
  applications: 'False ceilings indoors\nLamps and ducts',
  rateIncludes: 'machine only; operator on request',
  rentedWithOperator: 'optional',
  'mobilisation.mode': 'truck',
  'mobilisation.note': 'Moves on a single flat-bed truck.',
  'fuel.type': 'battery-electric',
  'fuel.consumption': '',
  'fuel.note': '',
  'specs.platformHeightM': '7.9',
  'specs.workingHeightM': '9.9',
  'specs.powerSource': 'electric',
  ...changes,
})

/** A row of the file of rates for a machine, with an amount of its own. */
export const aRateLine = (slug: string, from: string, changes: CsvLine = {}): CsvLine => ({
  slug,
  subCategory: '',
  city: '',
  from,
  perMonthRupees: String(50_000 + (made += 1)),
  perWeekRupees: '',
  perDayRupees: '4,000.50',
  ...changes,
})
