import { type ReactNode, useEffect, useState } from 'react'
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
  /** The company's sites; without any, the user types an address. */
  sites: readonly Address[]
  /** The served city of a site. */
  cityOf: (site: Address) => string | undefined
  /** Shown under the typed address: a link to the company's sites. */
  siteHint?: ReactNode
  pending: boolean
  /** `refuse` shows the server's violations by field. */
  onSubmit: (draft: EnquiryDraft, refuse: (messages: Partial<Record<keyof EnquiryDraft, string>>) => void) => void
  /** Called with each change; must be stable. */
  onDraft: (draft: EnquiryDraft) => void
}

/** Place, dates and notes of an enquiry; validates on leaving a field and on sending. */
export function EnquiryForm({ initial, locations, sites, cityOf, siteHint, pending, onSubmit, onDraft }: Props) {
  const text = useEnquiryTexts()
  // The server validates again, as a form may be open past midnight.
  const [{ from, to }] = useState(() => startRange(new Date()))
  const form = useEnquiryForm(withSites(initial, sites), { from, to })
  const { bind, values } = form
  // The price beside the form follows a choice at once: a ticked box is not left yet.
  useEffect(() => onDraft(values), [values, onDraft])
  // The browser shows dates in its own format; the text below spells them out, so that day and month are not confused.
  const dateHint = (day: string) =>
    [day && formatDate(day), fill(text.startDateHint, { from: formatDate(from), to: formatDate(to) })]
      .filter(Boolean)
      .join(' · ')
  return (
    <EditForm
      edit={{ form, text, submit: () => onSubmit(values, form.refuse), pending }}
      button={{ idle: text.submit, pending: text.submitting }}
      hint={<p className="mt-3 text-sm text-ink-3">{text.submitHint}</p>}
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

/** A draft may name a site that has been deleted since. */
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
