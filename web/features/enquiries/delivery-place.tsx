import type { Address } from '#contract/addresses.ts'
import { SelectField, TextAreaField } from '#web/ui/fields.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { useEnquiryTexts } from './texts.ts'
import type { EnquiryFields } from './use-enquiry-form.ts'

type Props = {
  form: EnquiryFields
  sites: readonly Address[]
  /** The served city of a site. */
  cityOf: (site: Address) => string | undefined
}

/** One of the company's sites, or any other address. */
export function DeliveryPlace({ form, sites, cityOf }: Props) {
  const text = useEnquiryTexts()
  const { bind, values } = form
  return (
    <>
      <RadioGroup
        {...bind('deliverTo')}
        legend={text.deliverTo}
        choices={[
          { value: 'SITE', label: text.toSite },
          { value: 'ADDRESS', label: text.toAddress },
        ]}
      />
      {values.deliverTo === 'SITE' ? (
        <SiteSelect form={form} sites={sites} cityOf={cityOf} />
      ) : (
        <DeliveryAddressField form={form} />
      )}
    </>
  )
}

function SiteSelect({ form, sites, cityOf }: Props) {
  const text = useEnquiryTexts()
  const field = form.bind('projectSiteId')
  const chosen = sites.find(({ addressId }) => addressId === field.value)
  const choose = (id: string) => {
    field.onChange(id)
    const site = sites.find(({ addressId }) => addressId === id)
    const city = site && cityOf(site)
    if (city !== undefined) form.change('city', city)
  }
  return (
    <SelectField
      {...field}
      onChange={choose}
      label={text.projectSite}
      hint={chosen && addressOf(chosen)}
      autoComplete="off"
    >
      <option value="">{text.projectSiteChoose}</option>
      {sites.map(({ addressId, addressName, city }) => (
        <option key={addressId} value={addressId}>
          {addressName} · {city}
        </option>
      ))}
    </SelectField>
  )
}

const addressOf = ({ addressLine1, addressLine2, city, state, pincode }: Address) =>
  [addressLine1, addressLine2, city, `${state} ${pincode}`].filter(Boolean).join(', ')

export function DeliveryAddressField({ form }: { form: EnquiryFields }) {
  const text = useEnquiryTexts()
  return (
    <TextAreaField
      {...form.bind('deliveryAddress')}
      label={text.deliveryAddress}
      hint={text.deliveryAddressHint}
      autoComplete="street-address"
      rows={3}
    />
  )
}
