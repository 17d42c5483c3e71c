// GST papers from what was issued. Each file is checked against its schema before it leaves.
import type { z } from 'zod'
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { GstOverview } from '#contract/gst.ts'
import { Problem } from '#contract/problems.ts'
import { readInvoice } from '#server/modules/invoices/reading.ts'
import { standings } from '#server/modules/invoices/registering.ts'
import { supplierOf } from '#server/modules/quotes/supplying.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools, type Transaction } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { refusedFor } from '#server/platform/refused-for.ts'
import { violation } from '#server/platform/violations.ts'
import { eInvoiceOf, eNoteOf, isReported } from './e-invoice.rules.ts'
import { EInvoice, PIN_OF_ANOTHER_STATE } from './e-invoice.schema.ts'
import { eWayBillOf, KM_WITHIN_PIN, lacksDistance, type Moved } from './e-way-bill.rules.ts'
import { EWayBill } from './e-way-bill.schema.ts'
import * as store from './gst.store.ts'
import { gstr1Of, type Month } from './gstr1.rules.ts'
import { Gstr1 } from './gstr1.schema.ts'
import { entriesIn, outputTaxIn } from './journals.store.ts'
import { tablesOf, taxOf, toReport } from './overview.rules.ts'
import { tallyXml } from './tally.rules.ts'
import { customersWith, moneyIn } from './tally.store.ts'
import { customersIn, vouchersOf } from './vouchers.rules.ts'

const FIELDS_NAMED = 5

/** A document as a portal takes it. Throws `gst-incomplete`, which names the fields that it would refuse. */
function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const pins = issues.filter(({ message }) => message === PIN_OF_ANOTHER_STATE)
  const [key, named] = pins.length > 0 ? (['gstPinElsewhere', pins] as const) : (['gstLacks', issues] as const)
  const fields = named.slice(0, FIELDS_NAMED).map(({ path }) => path.join('.'))
  throw refusedFor('gst-incomplete', { key, params: { fields: fields.join(', ') } })
}

const file = (name: string, content: unknown) => ({
  name: `${name.replaceAll(/[^\w.-]+/g, '-')}.json`,
  content: JSON.stringify(content, null, 2),
})

/** The days of a month `2026-11`. */
function daysOf(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
  return { from: `${month}-01`, to: addDays(next, -1) }
}

/** Everything of a month under the GSTIN of today, and how many documents have another one. Throws `settings-incomplete`. */
async function monthOf({ tx }: Transaction, month: string): Promise<{ read: Month; others: number; company: string }> {
  const days = daysOf(month)
  const { gstin, name } = supplierOf(await settingsNow(tx))
  const [all, noted] = [await store.invoicesIn(tx, days), await store.notesIn(tx, days)]
  const invoices = all.filter(({ document }) => document.supplier.gstin === gstin)
  const notes = noted.filter(({ invoice }) => invoice.document.supplier.gstin === gstin)
  const [received, adjusted] = [await store.advancesLeft(tx, days), await store.advancesTaken(tx, days)]
  const read = { month, gstin, invoices, notes, received, adjusted, series: await store.seriesIn(tx, days) }
  return { read, others: all.length - invoices.length + noted.length - notes.length, company: name }
}

/** Throws `settings-incomplete`. */
export const getGstOverview = (tools: Tools, caller: Staff, month: string) =>
  act(tools, caller, async (action): Promise<{ overview: GstOverview }> => {
    const { read, others } = await monthOf(action, month)
    const ids = [...read.invoices.map(({ invoiceId }) => invoiceId), ...read.notes.map(({ note }) => note.noteId)]
    const stood = await standings(action.tx, ids)
    const said = gstr1Of(read)
    const [posted, owed] = [await outputTaxIn(action.tx, daysOf(month)), taxOf(said)]
    const overview = {
      month,
      gstin: read.gstin,
      tables: tablesOf(said),
      difference: {
        cgstPaise: posted.cgstPaise - owed.cgstPaise,
        sgstPaise: posted.sgstPaise - owed.sgstPaise,
        igstPaise: posted.igstPaise - owed.igstPaise,
      },
      others,
      eInvoicesDue: (await settingsNow(action.tx)).gst.aatoAbove5Crore,
      toReport: toReport(read, (id) => stood.get(id)?.state ?? 'NOT_SENT', dateInIndia(action.now)),
    }
    return { overview }
  })

/** GSTR-1 of a month. Throws `settings-incomplete` and `gst-incomplete`. */
export const gstr1File = (tools: Tools, caller: Staff, month: string) =>
  act(tools, caller, async (action) => {
    const { read } = await monthOf(action, month)
    return file(`GSTR1-${read.gstin}-${month}`, valid(Gstr1, gstr1Of(read)))
  })

/** The customers and the vouchers of a month. Throws `settings-incomplete`. */
export const tallyFile = (tools: Tools, caller: Staff, month: string) =>
  act(tools, caller, async (action) => {
    const { read, company } = await monthOf(action, month)
    const days = daysOf(month)
    const [money, entries] = [await moneyIn(action.tx, days), await entriesIn(action.tx, days)]
    const documents = { ...read, money, entries }
    const customers = await customersWith(action.tx, customersIn(documents))
    const content = tallyXml({ company, customers, vouchers: vouchersOf(documents, customers) })
    return { name: `tally-${month}.xml`, content }
  })

/** An invoice and its notes. Throws `not-found`, `status-conflict` for a draft, `no-e-invoice` and `gst-incomplete`. */
export const eInvoiceFile = (tools: Tools, caller: Staff, invoiceId: string) =>
  act(tools, caller, async (action: Action<Staff>) => {
    await readInvoice(action, invoiceId)
    const invoice = await store.invoiceWith(action.tx, invoiceId)
    if (!invoice) throw new Problem('status-conflict')
    if (!isReported(invoice.document)) throw new Problem('no-e-invoice')
    const said = [eInvoiceOf(invoice), ...(await store.notesOf(action.tx, invoiceId)).map(eNoteOf)]
    return file(`${invoice.invoiceNumber}-INV-01`, valid(EInvoice.array(), said))
  })

/** The newest challan of a job. Throws `not-found`, `validation` without the distance that it needs, and `gst-incomplete`. */
export const eWayBillFile = (tools: Tools, caller: Staff, jobId: string, moved: Moved) =>
  act(tools, caller, async ({ tx }) => {
    const challan = await store.challanOf(tx, jobId)
    if (!challan) throw new Problem('not-found')
    if (lacksDistance(challan, moved))
      throw new Problem('validation', { violations: [violation('km', 'range', KM_WITHIN_PIN)] })
    return file(`${challan.challanNumber}-e-way-bill`, valid(EWayBill, eWayBillOf(challan, moved)))
  })
