import { isDeepStrictEqual } from 'node:util'
import type { Settings } from '#contract/settings.ts'

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
const at = (of: unknown, name: string): unknown => (isPart(of) ? Reflect.get(of, name) : undefined) ?? null

/** The fields that differ, as `bank.ifsc`; lists and whole parts that come or go by their own name. */
export function changedFields(before: Settings, after: Settings): string[] {
  return Object.keys(after).flatMap((part) => {
    const [was, is] = [at(before, part), at(after, part)]
    if (isDeepStrictEqual(was, is)) return []
    // Of a logo only its file is stored.
    if (!isPart(was) || !isPart(is) || part === 'logo') return [part]
    return Object.keys(is)
      .filter((field) => !isDeepStrictEqual(at(was, field), at(is, field)))
      .map((field) => `${part}.${field}`)
  })
}

/** The value of a field by its name in `changedFields`. */
const valueAt = (settings: Settings, field: string) => field.split('.').reduce<unknown>(at, settings)

/** The audit trail holds long texts and lists in part, as the versions hold them whole. */
const AUDITED_MAX = 600

function audited(value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > AUDITED_MAX ? `${text.slice(0, AUDITED_MAX).toWellFormed()}…` : value
}

/** The entries of a list that another list lacks; any other value as it is. */
const lackedBy = (value: unknown, other: unknown): unknown =>
  Array.isArray(value) && Array.isArray(other)
    ? value.filter((entry) => !other.some((known) => isDeepStrictEqual(entry, known)))
    : value

/** The changes for the audit trail; of lists the entries that went and came. */
export const auditedChanges = (before: Settings, after: Settings, fields: readonly string[]) =>
  Object.fromEntries(
    fields.map((field) => {
      const [was, is] = [valueAt(before, field), valueAt(after, field)]
      return [field, { was: audited(lackedBy(was, is)), is: audited(lackedBy(is, was)) }]
    }),
  )

/** The supplier's facts on every quote and invoice. */
const NEEDED = [
  'company.legalName',
  'company.gstin',
  'company.pan',
  'registeredAddress',
  'bank.accountName',
  'bank.accountNumber',
  'bank.ifsc',
]
/** The legally required facts on the site: Consumer Protection (E-Commerce) Rules 2020, rule 4. */
const NEEDED_ON_SITE = ['grievanceOfficer.name', 'grievanceOfficer.designation', 'grievanceOfficer.email']

/** The fields that are still empty and must be filled in before documents can be issued. */
export const missingFields = (settings: Settings) =>
  [...NEEDED, ...NEEDED_ON_SITE].filter((field) => valueAt(settings, field) === null)
