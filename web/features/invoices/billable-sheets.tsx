import { useState } from 'react'
import { formatExact } from '#contract/figures.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { DataList } from '#web/ui/list/data-list.tsx'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { type Group, groupsOf, type TogetherBy, togetherBy } from './bill-together.ts'
import { useBillable } from './desk-invoices.queries.ts'
import { useDeskInvoiceTexts } from './desk-texts.ts'
import { useInvoiceTexts } from './texts.ts'
import { useDrafting } from './use-drafting.ts'

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

/** What may be billed: by job, site, PO or customer, one invoice each. */
export function BillableSheets({ mayBill }: { mayBill: boolean }) {
  const text = useDeskInvoiceTexts()
  const [by, setBy] = useState<TogetherBy>('job')
  const columns = useGroupColumns(by)
  const { data: sheets, error, isPending } = useBillable()
  const { draft, pending, said } = useDrafting()
  const groups = groupsOf(sheets ?? [], by)
  const named = ({ customerName, name, sheets: [first] }: Group) =>
    fill(text.draftNamed, { customer: customerName, group: name ?? first?.summaryNumber ?? '' })
  const act = { id: 'draft', label: text.draftOne, named, pending, act: (one: Group) => draft([one]) }
  return (
    <Section title={text.billableTitle}>
      <p className="max-w-prose text-ink-2">{sheets?.length === 0 ? text.nothingBillable : text.billableText}</p>
      {isPending && <ListWaiting label={text.billableTitle} rows={3} />}
      {error !== null && sheets === undefined && (
        <StatePanel title={text.billableFailed} text={error.message} role="alert" />
      )}
      <output className="block text-signed not-empty:my-3">{said}</output>
      {groups.length > 0 && (
        <>
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
            columns={columns}
            actions={mayBill ? [act] : []}
            actionsName={text.actions}
          />
          {mayBill && groups.length > 1 && (
            <Button tone="secondary" className="mt-4" aria-disabled={pending} onClick={() => draft(groups)}>
              {plural(groups.length, text.draftAll)}
            </Button>
          )}
        </>
      )}
    </Section>
  )
}
