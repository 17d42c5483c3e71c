// A page of a fleet by ISO 15143-3 (AEMP 2.0) as JSON. Vendors differ in the case of names, and leave elements out.
import { z } from 'zod'
import { isAhead } from './telematics.rules.ts'

/** The entry of one machine on a page: the numbers it is known by, the surest first, and its hour counter. */
type Reported = { readonly ids: readonly string[]; readonly at: Date; readonly hours: string }
export type FleetPage = { readonly reported: readonly Reported[]; readonly hasNext: boolean }

/** A page has a hundred machines; a provider may choose larger ones. */
const EQUIPMENT_MAX = 1000
const HOURS_MAX = 999_999.99
const ID = /^[A-Z0-9][A-Z0-9 ._/:-]{0,59}$/

const id = z
  .union([z.string().max(200), z.number()])
  .transform(String)
  .optional()
  .catch(undefined)
const counter = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/)
    .transform(Number),
])
const Header = z.object({ pin: id, serialnumber: id, equipmentid: id })
const Equipment = z.object({
  equipmentheader: Header,
  cumulativeoperatinghours: z.object({
    hour: counter.pipe(z.number().min(0).max(HOURS_MAX)),
    datetime: z.iso.datetime({ offset: true }),
  }),
})
const Links = z.array(z.object({ rel: z.string() })).catch([])
const Page = z.object({ equipment: z.array(z.unknown()).max(EQUIPMENT_MAX), links: Links.optional() })

/** `DateTime`, `dateTime` and `datetime` are one name. */
const inLowerCase = (_key: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toLowerCase(), inner]))
    : value

const toSecond = (text: string) => new Date(Math.floor(Date.parse(text) / 1000) * 1000)

/** A machine that can be recognised and has counted; undefined for any other entry, which says nothing of the others. */
function reportedBy(entry: unknown, now: Date): Reported | undefined {
  const { data } = Equipment.safeParse(entry)
  if (!data) return undefined
  const { pin, serialnumber, equipmentid } = data.equipmentheader
  const ids = [pin, serialnumber, equipmentid].flatMap((text) => {
    const known = text?.trim().toUpperCase() ?? ''
    return ID.test(known) ? [known] : []
  })
  const { hour, datetime } = data.cumulativeoperatinghours
  const at = toSecond(datetime)
  return ids.length === 0 || isAhead(at, now) ? undefined : { ids, at, hours: hour.toFixed(2) }
}

/** Reads the body of a page. Throws an Error for anything but a page. */
export function fleetPageOf(body: string, now: Date): FleetPage {
  const { equipment, links = [] } = Page.parse(JSON.parse(body, inLowerCase))
  const reported = equipment.flatMap((entry) => reportedBy(entry, now) ?? [])
  return { reported, hasNext: links.some(({ rel }) => rel.toLowerCase() === 'next') }
}
