// Rate cards as files.
import { CSV_ROWS_MAX } from '#contract/csv-files.ts'
import { dateInIndia } from '#contract/dates.ts'
import { CivilDate } from '#contract/fields.ts'
import type { NewRateCard } from '#contract/rate-card.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { fileOf } from '#server/platform/csv-columns.ts'
import { day } from '#server/platform/csv-formats.ts'
import type { CsvImport } from '#server/platform/csv-import.ts'
import type { Cells, FileKind, Found } from '#server/platform/csv-plan.ts'
import { type Fault, fault } from '#server/platform/csv-read.ts'
import type { Staff } from '#server/platform/principal.ts'
import { lockCards } from './cards.store.ts'
import { cardsInForce, type Subject, subjectsOf } from './csv.store.ts'
import { addCards, daysFor } from './rate-card.ts'
import { judgeCard, rateColumns, rowOf } from './rates-csv.rules.ts'

type Query = { subCategory?: string | undefined }

/** The cards in force today, of all machines or those of a sub-category. Throws `too-many-machines`. */
export const downloadRates = (tools: Tools, caller: Staff, { subCategory }: Query) =>
  act(tools, caller, async ({ tx, now }) => {
    const today = dateInIndia(now)
    const cards = await cardsInForce(tx, today, subCategory, CSV_ROWS_MAX + 1)
    const content = fileOf(rateColumns(caller.role), cards.map(rowOf), 'too-many-machines')
    return { name: `rates-${today}.csv`, content }
  })

/** The day of a row's card, for finding the one that counts then: today for a past day or none. */
function dayOf({ cell }: Cells, { min, max }: { min: string; max: string }) {
  const read = day.read(cell('from'))
  const from = CivilDate.safeParse('value' in read ? read.value : undefined).data ?? min
  return from < min || from > max ? min : from
}

function subjectFaults({ cell }: Cells, { productId, subCategory, cityName }: Subject): Fault[] {
  const [slug, kind, city] = [cell('slug'), cell('subCategory'), cell('city')]
  if ((slug === '') === (kind === '')) return [fault('slug', slug, 'one-subject')]
  return [
    ...(slug !== '' && productId === null ? [fault('slug', slug, 'machine-unknown')] : []),
    ...(kind !== '' && subCategory === null ? [fault('subCategory', kind, 'kind-unknown')] : []),
    ...(city !== '' && cityName === null ? [fault('city', city, 'city-unknown')] : []),
  ]
}

function found(cells: Cells, subject: Subject | undefined): Found | Fault[] {
  if (!subject) return [fault('slug', cells.cell('slug'), 'machine-unknown')]
  const faults = subjectFaults(cells, subject)
  if (faults.length > 0) return faults
  const { name, cityName, card, cost } = subject
  return {
    label: [name, cityName].filter(Boolean).join(', '),
    before: card ? rowOf({ slug: cells.cell('slug'), card, cost }) : undefined,
    seen: card?.rate_card_id ?? null,
  }
}

async function kindFor({ tx, now, by }: Action<Staff>, rows: readonly Cells[]): Promise<FileKind<NewRateCard>> {
  const days = daysFor(now)
  const columns = rateColumns(by.role)
  const named = rows.map((cells) => ({
    slug: cells.cell('slug'),
    subCategory: cells.cell('subCategory'),
    city: cells.cell('city'),
    on: dayOf(cells, days),
  }))
  const subjects = new Map((await subjectsOf(tx, named)).map((subject, index) => [rows[index]?.row, subject]))
  return {
    columns,
    keyOf: ({ cell }) => [cell('slug') || cell('subCategory'), cell('city')].filter((part) => part !== '').join(', '),
    find: (cells) => found(cells, subjects.get(cells.row)),
    dating: 'from',
    judge(said, _found, { row }) {
      const { productId = null, card } = subjects.get(row) ?? {}
      return judgeCard(said, { columns, productId, days, taken: card?.valid_from })
    },
  }
}

/** Adds a card for each row of a file that says something new, as `addRateCard` does. */
export const ratesImport: CsvImport<NewRateCard> = {
  call: 'importRates',
  lock: ({ tx }) => lockCards(tx),
  kindFor,
  write: addCards,
}
