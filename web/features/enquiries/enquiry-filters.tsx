import { Form } from 'react-router'
import { type EnquiryCounts, enquiryStatuses } from '#contract/enquiries.ts'
import { Button } from '#web/ui/button.tsx'
import { NativeInput, NativeSelect } from '#web/ui/native-fields.tsx'
import { type EnquirySearch, useEnquiryCounts } from './enquiries.queries.ts'
import { useEnquiryTexts } from './texts.ts'

/** Search and status; both stand in the address. */
export function EnquiryFilters({ search }: { search: EnquirySearch }) {
  const text = useEnquiryTexts()
  const { data: counts } = useEnquiryCounts()
  const counted = (name: string, key: keyof EnquiryCounts) => (counts ? `${name} (${counts[key]})` : name)
  return (
    <search>
      <Form
        // Other defaults when the address changes by Back or a link.
        key={`${search.filter} ${search.q}`}
        className="flex flex-wrap items-end gap-3"
        onChange={(event) => event.target instanceof HTMLSelectElement && event.currentTarget.requestSubmit()}
      >
        <NativeInput
          type="search"
          name="q"
          maxLength={100}
          defaultValue={search.q}
          label={text.search}
          className="min-w-0 grow basis-56"
        />
        <NativeSelect name="filter" defaultValue={search.filter ?? ''} label={text.status} className="w-40 max-sm:grow">
          <option value="">{counted(text.all, 'ALL')}</option>
          {enquiryStatuses.map((status) => (
            <option key={status} value={status}>
              {counted(text[status], status)}
            </option>
          ))}
        </NativeSelect>
        <Button type="submit" tone="secondary">
          {text.searchButton}
        </Button>
      </Form>
    </search>
  )
}
