// The spend as files for spreadsheets.
import type { SpendFigures, SpendGroup, SpendGrouping } from '#contract/dashboard.spend.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { idleCauses } from '#contract/rate-terms.ts'
import { spendTexts as english } from '#contract/texts/dashboard.spend.en.ts'
import { spendTexts as hindi } from '#contract/texts/dashboard.spend.hi.ts'
import type { Viewer } from '#server/modules/jobs/logging.ts'
import { toCsv } from '#server/platform/csv.ts'
import { toXlsx } from '#server/platform/xlsx.ts'
import { getSpend, type SpendQuery, type SpendTools } from './spend.ts'

const texts = { en: english, hi: hindi }
type Texts = (typeof texts)[LanguageCode]
type Cell = string | number | null

/** Rupees with their paise, exactly: a spreadsheet adds these up. */
const rupees = (paise: number) => Number((paise / 100).toFixed(2))

function headerOf(text: Texts, by: SpendGrouping) {
  const { columns, causes } = text
  const { hires, accrued, invoiced, worked, perHour, brokenHours, broken, deducted } = columns
  const ofIdle = idleCauses.flatMap((cause) =>
    [columns.idleHours, columns.idle].map((name) => name.replace('{cause}', causes[cause])),
  )
  return [text.groupings[by], hires, accrued, invoiced, worked, perHour, ...ofIdle, brokenHours, broken, deducted]
}

function figuresOf({ accruedPaise, invoicedPaise, workedHours, paisePerHour, idle, breakdown }: SpendFigures): Cell[] {
  const ofIdle = idleCauses.flatMap((cause) => {
    const { hours, paise } = idle.find((one) => one.cause === cause) ?? { hours: '0', paise: 0 }
    return [Number(hours), rupees(paise)]
  })
  const perHour = paisePerHour === null ? null : rupees(paisePerHour)
  const { hours, paidPaise, deductedPaise } = breakdown
  const costs = [rupees(accruedPaise), rupees(invoicedPaise), Number(workedHours), perHour]
  return [...costs, ...ofIdle, Number(hours), rupees(paidPaise), rupees(deductedPaise)]
}

type Asked = SpendQuery & { readonly lang: LanguageCode }

/** A row for each group, and their sum. */
async function spendFile(tools: SpendTools, viewer: Viewer, { lang, ...query }: Asked) {
  const text = texts[lang]
  const { groups, total, from, to } = await getSpend(tools, viewer, query)
  const rowOf = (name: string, group: SpendGroup): Cell[] => [name, group.hires, ...figuresOf(group)]
  return {
    name: `spend-${query.by.toLowerCase()}-${from}-${to}`,
    header: headerOf(text, query.by),
    rows: [...groups.map((group) => rowOf(group.name || text.without[query.by], group)), rowOf(text.total, total)],
  }
}

export async function spendCsv(tools: SpendTools, viewer: Viewer, asked: Asked) {
  const { name, header, rows } = await spendFile(tools, viewer, asked)
  return { name: `${name}.csv`, content: toCsv(header, rows) }
}

export async function spendXlsx(tools: SpendTools, viewer: Viewer, asked: Asked) {
  const { name, header, rows } = await spendFile(tools, viewer, asked)
  return { name: `${name}.xlsx`, content: toXlsx(name, header, rows) }
}
