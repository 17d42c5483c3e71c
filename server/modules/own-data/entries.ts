// Turns each item of an export into an entry.
import { exportReadmeTexts as english } from '#contract/texts/own-data.readme.en.ts'
import { exportReadmeTexts as hindi } from '#contract/texts/own-data.readme.hi.ts'
import { invoicePdf, notePdf } from '#server/modules/invoices/printing.ts'
import { paymentPdf } from '#server/modules/payments/printing.ts'
import { downloadQuotePdf } from '#server/modules/quotes/printing.ts'
import { sheetPdf } from '#server/modules/summary-sheets/printing.ts'
import { act } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { type Customer, customer } from '#server/platform/principal.ts'
import type { PrintTools } from '#server/platform/printing.ts'
import type { ZipEntry } from '#server/platform/zip.ts'
import { drawnEntries, PAGE_ROWS, readmeEntry, rowEntries } from './entries.rules.ts'
import { kindNamed } from './kinds.store.ts'
import * as store from './own-data.store.ts'
import { callerOf, principalOf } from './owner.ts'
import { placedFiles } from './planning.ts'
import { companyOfPerson, filesFound, personRows, rowsOf } from './reading.store.ts'

type Export = store.Owner & { readonly exportId: string }
type Make = (tools: PrintTools, of: Export, item: store.Item) => Promise<ZipEntry[]>

const readmes = { en: english, hi: hindi }

const readme: Make = (tools, of) =>
  act(tools, principalOf(of), async ({ tx }) => {
    const { language = 'en', askedAt = tools.clock() } = (await store.waitingExport(tx, of.exportId)) ?? {}
    return [
      readmeEntry(readmes[language], await store.kindsIn(tx, of.exportId), {
        askedAt,
        isOfCompany: of.companyId !== null,
      }),
    ]
  })

const files: Make = (tools, of, { path }) =>
  act(tools, principalOf(of), async ({ tx }) => rowEntries(path, placedFiles(await filesFound(tx))))

/** A person with the company that they belong to now. */
export const memberOf = async ({ db }: Pick<PrintTools, 'db'>, { accountId }: Pick<store.Owner, 'accountId'>) =>
  customer(accountId, await companyOfPerson(db.serving('identity'), accountId))

/** A page of a kind: its reference is the name of the kind and the page. */
const page =
  (as: (tools: PrintTools, of: Export) => Promise<Customer>, isActs: boolean): Make =>
  async (tools, of, { ref, path }) => {
    const [name = '', at = '0'] = ref.split(' ')
    const kind = kindNamed(name)
    const choice = { isPersonal: of.companyId === null, madeBy: isActs ? of.accountId : undefined }
    const place = { first: Number(at) * PAGE_ROWS, rows: PAGE_ROWS }
    const rows = await act(tools, await as(tools, of), ({ tx }) => rowsOf(tx, kind, choice, place))
    return [...rowEntries(path, rows), ...drawnEntries(kind, rows)]
  }

const person: Make = async ({ db }, { accountId }, { ref, path }) => {
  const rows = await db.serving('identity').transaction((tx) => personRows(tx, ref, accountId))
  return rows.length === 0 ? [] : rowEntries(path, rows)
}

type Printed = Promise<{ readonly name: string; readonly content: Uint8Array }>
type Print = (tools: PrintTools, by: Caller, id: string, lang: store.Language) => Printed
const printers: Readonly<Record<string, Print>> = {
  quote: downloadQuotePdf,
  'summary-sheet': sheetPdf,
  invoice: invoicePdf,
  note: notePdf,
  payment: paymentPdf,
}

/** A document that can't be printed keeps nobody from the others: its data is enclosed anyway. */
const print: Make = async (tools, of, { ref, path }) => {
  const [what = '', id = ''] = ref.split(' ')
  const { language = 'en' } =
    (await act(tools, principalOf(of), ({ tx }) => store.waitingExport(tx, of.exportId))) ?? {}
  try {
    const printed = await printers[what]?.(tools, callerOf(of), id, language)
    return printed ? [{ path: `${path}/${printed.name}`, bytes: printed.content }] : []
  } catch {
    return [{ path: `${path}/${id}.txt`, bytes: Buffer.from(`${readmes[language].notPrinted}\n`) }]
  }
}

const file: Make = async (tools, _of, { ref, path }) => {
  const stored = await tools.files.read(ref)
  return stored ? [{ path, bytes: stored.bytes }] : []
}

const makers: Readonly<Record<store.Item['kind'], Make>> = {
  README: readme,
  FILES: files,
  ROWS: page(async (_tools, of) => principalOf(of), false),
  ACTS: page(memberOf, true),
  PERSON: person,
  PRINT: print,
  FILE: file,
}

/** The entries of the ZIP that an item becomes. */
export const entriesOf: Make = (tools, of, item) => makers[item.kind](tools, of, item)
