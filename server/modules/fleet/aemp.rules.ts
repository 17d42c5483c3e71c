// A page of a fleet by ISO 15143-3 (AEMP 2.0), as JSON or XML. Vendors differ in names, envelopes and forms of figures.
import { type Dropped, TelematicsId } from '#contract/fleet.telematics.ts'
import { instantIn } from '#contract/times.ts'
import { readXml } from '#server/platform/xml-object.ts'
import { isAhead } from './telematics.rules.ts'

/** A reading of one machine: the numbers it is known by, the surest first, and its hour counter. */
type Reported = { readonly ids: readonly string[]; readonly at: Date; readonly hours: string }
/** `dropped` counts the readings that were left out, by the reason. */
export type FleetPage = { readonly reported: readonly Reported[]; readonly dropped: Dropped; readonly hasNext: boolean }

/** A page has a hundred machines; a provider may choose larger ones. */
const EQUIPMENT_MAX = 1000
const ENVELOPES_MAX = 4
const HOURS_MAX = 999_999.99
/** Digits with decimals, or with an exponent: `1.0045E4`. */
const HOURS = /^\+?\d{1,6}(\.\d{1,20})?(e[+-]?\d{1,2})?$/i
/** A machine whose clock was never set reports the first day of its calendar. */
const FIRST_YEAR = 2000

type Fields = Readonly<Record<string, unknown>>

/** One thing, several or none: vendors leave out the list around a single one. */
function several(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

const isObject = (value: unknown): value is Fields => value instanceof Object && !Array.isArray(value)
const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {})

/** A text or a number as a text of at most 200 characters; '' for anything else. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200).trim() : ''

/** `DateTime`, `@dateTime` and `aemp:datetime` are one name. */
const nameOf = (written: string) => written.toLowerCase().replace(/^.*[@_:]/, '')

const inLowerCase = (_key: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [nameOf(name), inner])) : value

/** The content of a body. Throws an Error for one that is neither JSON nor the XML of a fleet. */
function contentOf(body: string): unknown {
  const text = body.replace(/^\uFEFF/, '').trim()
  if (!text.startsWith('<')) return JSON.parse(text, inLowerCase)
  const content = readXml(text)
  // A page of HTML is XML of a kind too.
  if (!('fleet' in fieldsOf(content))) throw new Error('The XML is not of a fleet.')
  return content
}

type Found = { readonly equipment: readonly unknown[]; readonly links: readonly unknown[] }

/** The machines and the links of a page, whatever envelopes are around them. */
function found(value: unknown, depth = 0): Found {
  const all = (values: readonly unknown[]) => values.map((one) => found(one, depth + 1))
  const fields = fieldsOf(value)
  if ('equipmentheader' in fields) return { equipment: [value], links: [] }
  const links = several(fields['links']).flatMap((link) => several(fieldsOf(link)['link'] ?? link))
  if ('equipment' in fields) return { equipment: several(fields['equipment']), links }
  const inner = depth < ENVELOPES_MAX && value instanceof Object ? all(Object.values(value)) : []
  return {
    equipment: inner.flatMap(({ equipment }) => equipment),
    links: [...links, ...inner.flatMap((one) => one.links)],
  }
}

/** The page that a link leads to, by its number in the standard's address or in a query; NaN for another address. */
const pageOf = (href: string) => Number(/(?:\/fleet\/|[?&]page(?:number)?=)(\d{1,6})(?!\d)/i.exec(href)?.[1])

/** Whether a link leads to a page after this one; a link back or to the page itself would never end. */
const isNext =
  (page: number) =>
  (link: unknown): boolean => {
    const { rel, href } = fieldsOf(link)
    return textOf(rel).toLowerCase() === 'next' && !(pageOf(textOf(href)) <= page)
  }

/** The numbers of a machine; a placeholder such as `missing` is none. */
function idsOf(entry: Fields) {
  const { pin, serialnumber, equipmentid } = fieldsOf(several(entry['equipmentheader'])[0])
  return [pin, serialnumber, equipmentid].flatMap((id) => TelematicsId.safeParse(textOf(id)).data ?? [])
}

function hoursIn(value: unknown) {
  const written = textOf(value)
  return HOURS.test(written) && Number(written) <= HOURS_MAX ? Number(written).toFixed(2) : undefined
}

/** An instant to the second; without a zone it is UTC. Undefined for another text, and for a clock that was never set. */
function timeIn(value: unknown) {
  const written = textOf(value)
  const at = /^\d{4}-/.test(written) ? instantIn(written, 'UTC') : undefined
  return at && at.getUTCFullYear() >= FIRST_YEAR ? new Date(Math.floor(at.getTime() / 1000) * 1000) : undefined
}

/** A reading of a machine's counter, or why it is none. */
function readingOf(ids: readonly string[], counter: unknown, now: Date): Reported | keyof Dropped {
  const { hour, datetime } = fieldsOf(counter)
  const [hours, at] = [hoursIn(hour), timeIn(datetime)]
  if (ids.length === 0) return 'noNumber'
  if (hours === undefined) return 'noHours'
  if (at === undefined) return 'noTime'
  return isAhead(at, now) ? 'ahead' : { ids, at, hours }
}

/** The readings of a machine; one that has not counted has a reading without hours. */
function readingsOf(entry: unknown, now: Date) {
  const fields = fieldsOf(entry)
  const counters = several(fields['cumulativeoperatinghours'])
  return (counters.length === 0 ? [undefined] : counters).map((counter) => readingOf(idsOf(fields), counter, now))
}

const isReading = (reading: Reported | keyof Dropped): reading is Reported => typeof reading !== 'string'

/** Reads the body of the page with this number. Throws an Error for anything but a page. */
export function fleetPageOf(body: string, { page, now }: { page: number; now: Date }): FleetPage {
  const content = contentOf(body)
  if (!(content instanceof Object)) throw new Error('A page is an object or a list.')
  const { equipment, links } = found(content)
  if (equipment.length > EQUIPMENT_MAX) throw new Error(`A page has more than ${EQUIPMENT_MAX} machines.`)
  if (equipment.some((entry) => typeof entry === 'string')) throw new Error('Equipment is not a list of machines.')
  const readings = equipment.flatMap((entry) => readingsOf(entry, now))
  const count = (reason: keyof Dropped) => readings.filter((reading) => reading === reason).length
  return {
    reported: readings.filter(isReading),
    dropped: {
      noNumber: count('noNumber'),
      noHours: count('noHours'),
      noTime: count('noTime'),
      ahead: count('ahead'),
    },
    hasNext: links.some(isNext(page)),
  }
}
