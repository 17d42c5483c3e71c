import type { ReactNode } from 'react'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { TextField } from '#web/ui/fields.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { type SiteDraft, siteRules } from './site-draft.ts'
import { useSiteTexts } from './texts.ts'

/** A site's form, validated by the contract's rules. */
export function useSiteForm(initial: SiteDraft) {
  const fieldTexts = useFieldTexts()
  return useFields<SiteDraft>({ initial, check: (values) => wrongFields(siteRules(values), values, fieldTexts) })
}

type SiteForm = ReturnType<typeof useSiteForm>
/** The fields of an address, supplied by the page. */
export type AddressSlot = (bind: SiteForm['bind']) => ReactNode

/** A site's name and address. */
export function SiteFields({ form, address }: { form: SiteForm; address: AddressSlot }) {
  const text = useSiteTexts()
  return (
    <>
      <TextField {...form.bind('addressName')} label={text.name} hint={text.nameHint} autoComplete="off" />
      {address(form.bind)}
    </>
  )
}
