import { useState } from 'react'
import { formatExact } from '#contract/figures.ts'
import { type Group, groupsOf, type TogetherBy, togetherBy } from '#contract/invoices.together.ts'
import type { BillableSheet } from '#contract/invoices.ts'
import { call } from '#web/platform/call.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { DataList } from '#web/ui/list/data-list.tsx'
import { reloadDeskInvoices } from './desk-invoices.queries.ts'
import { useDeskInvoiceTexts } from './desk-texts.ts'
import { useInvoiceTexts } from './texts.ts'
import { useDeskInvoiceAct } from './use-desk-invoice-act.ts'

const idOf = ({ id }: Group) => id

function useGroupColumns(by: TogetherBy): Column<Group>[] {
  const text = useDeskInvoiceTexts()
  const { customer, beforeGst } = useInvoiceTexts()
  return [
    {
      id: 'customer',
      header: customer,
      card: 'title',
      cell: ({ customerName }) => <span className="font-semibold wrap-anywhere">{customerName}</span>,
    },
    {
      id: 'group',
      header: text.group,
      card: 'note',
      cell: ({ name, sheets }) => (
        <>
          <span className="wrap-anywhere">{name ?? (by === 'po' ? text.noPo : '')}</span>
          <span className="block text-sm text-ink-3 tabular-nums wrap-anywhere">
            {sheets.map(({ summaryNumber }) => summaryNumber).join(', ')}
          </span>
        </>
      ),
    },
    {
      id: 'count',
      header: text.billableTitle,
      card: 'fact',
      cell: ({ sheets }) => plural(sheets.length, text.sheets),
    },
    {
      id: 'amount',
      header: beforeGst,
      card: 'fact',
      numeric: true,
      cell: ({ amountPaise }) => <span className="whitespace-nowrap tabular-nums">{formatExact(amountPaise)}</span>,
    },
  ]
}

type Props = {
  sheets: readonly BillableSheet[]
  mayBill: boolean
  isBusy: boolean
  draftAll: (by: TogetherBy) => void
}

/** Billable groups by job, site, PO or customer, to draft one invoice or all. */
export function BillableGroups({ sheets, mayBill, isBusy, draftAll }: Props) {
  const text = useDeskInvoiceTexts()
  const [by, setBy] = useState<TogetherBy>('job')
  const { run, pending, said } = useDeskInvoiceAct()
  const groups = groupsOf(sheets, by)
  const named = ({ customerName, name, sheets: [first] }: Group) =>
    fill(text.draftNamed, { customer: customerName, group: name ?? first?.summaryNumber ?? '' })
  const draft = (group: Group) =>
    run(text.drafted, async () => {
      await call('draftInvoice', { body: { summarySheetIds: group.sheets.map((one) => one.summarySheetId) } })
      await reloadDeskInvoices()
    })
  const act = { id: 'draft', label: text.draftOne, named, pending: pending || isBusy, act: draft }
  return (
    <>
      <output className="block text-signed not-empty:my-3">{said}</output>
      <div className="my-3 max-w-60">
        <SelectField
          label={text.together}
          name="by"
          value={by}
          onBlur={() => {}}
          onChange={(value) => setBy(togetherBy.find((one) => one === value) ?? by)}
        >
          {togetherBy.map((one) => (
            <option key={one} value={one}>
              {text.by[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <DataList
        name={text.billableTitle}
        items={groups}
        idOf={idOf}
        columns={useGroupColumns(by)}
        actions={mayBill ? [act] : []}
        actionsName={text.actions}
      />
      {mayBill && groups.length > 1 && (
        <Button tone="secondary" className="mt-4" aria-disabled={isBusy} onClick={() => !isBusy && draftAll(by)}>
          {plural(groups.length, text.draftAll)}
        </Button>
      )}
    </>
  )
}
