import { type ReactNode, useState } from 'react'
import type { Address } from '#contract/addresses.ts'
import { formatDate } from '#contract/dates.ts'
import type { Location } from '#contract/locations.ts'
import { fill } from '#web/platform/text.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { CheckField, DateField, SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { CityOptions } from './city-options.tsx'
import { DeliveryAddressField, DeliveryPlace } from './delivery-place.tsx'
import type { EnquiryDraft } from './draft.ts'
import { useEnquiryTexts } from './texts.ts'
import { type EnquiryFields, startRange, useEnquiryForm } from './use-enquiry-form.ts'

const NOTES_MAX = 2000

type Props = {
  initial: EnquiryDraft
  locations: readonly Location[]
  /** The company's sites; without any, the address is written. */
  sites: readonly Address[]
  /** The city of ours that a site lies in. */
  cityOf: (site: Address) => string | undefined
  /** Stands under the written address: a way to sites of one's own. */
  siteHint?: ReactNode
  pending: boolean
  /** `refuse` takes objections of the server, by field. */
  onSubmit: (draft: EnquiryDraft, refuse: (messages: Partial<Record<keyof EnquiryDraft, string>>) => void) => void
  onDraft: (draft: EnquiryDraft) => void
}

/** Where, when, and what we should know; judged when a field is left and when it is sent. */
export function EnquiryForm({ initial, locations, sites, cityOf, siteHint, pending, onSubmit, onDraft }: Props) {
  const text = useEnquiryTexts()
  // A form that is open at midnight is judged once more by the server.
  const [{ from, to }] = useState(() => startRange(new Date()))
  const form = useEnquiryForm(withSites(initial, sites), { from, to })
  const { bind, values } = form
  // The device writes dates its own way; ours stands below, so that nobody takes a day for a month.
  const dateHint = (day: string) =>
    [day && formatDate(day), fill(text.startDateHint, { from: formatDate(from), to: formatDate(to) })]
      .filter(Boolean)
      .join(' · ')
  return (
    <EditForm
      edit={{ form, text, submit: () => onSubmit(values, form.refuse), pending }}
      button={{ idle: text.submit, pending: text.submitting }}
      hint={<p className="mt-3 text-sm text-ink-3">{text.submitHint}</p>}
      onBlur={() => onDraft(values)}
    >
      {sites.length > 0 ? (
        <>
          <DeliveryPlace form={form} sites={sites} cityOf={cityOf} />
          <CityField form={form} locations={locations} />
        </>
      ) : (
        <>
          <CityField form={form} locations={locations} />
          <div className="grid gap-2">
            <DeliveryAddressField form={form} />
            {siteHint}
          </div>
        </>
      )}
      <DateField {...bind('startDate')} label={text.startDate} hint={dateHint(values.startDate)} min={from} max={to} />
      <CheckField {...bind('operatorRequired')} label={text.operator} hint={text.operatorHint} />
      <TextField {...bind('poNumber')} label={text.poNumber} optional={text.optional} autoComplete="off" />
      <TextAreaField
        {...bind('notes')}
        label={text.notes}
        optional={text.optional}
        hint={`${text.notesHint} ${fill(text.left, { count: NOTES_MAX - Array.from(values.notes).length })}`}
        rows={4}
      />
    </EditForm>
  )
}

/** A draft may name a site that was deleted since. */
function withSites(draft: EnquiryDraft, sites: readonly Address[]): EnquiryDraft {
  if (sites.length === 0) return { ...draft, deliverTo: 'ADDRESS', projectSiteId: '' }
  const stands = sites.some(({ addressId }) => addressId === draft.projectSiteId)
  return stands ? draft : { ...draft, projectSiteId: '' }
}

function CityField({ form, locations }: { form: EnquiryFields; locations: readonly Location[] }) {
  const text = useEnquiryTexts()
  return (
    <SelectField {...form.bind('city')} label={text.city} autoComplete="off">
      <CityOptions locations={locations} />
    </SelectField>
  )
}
