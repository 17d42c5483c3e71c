import { useState } from 'react'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { ChangedMeanwhile } from '#web/ui/changed-meanwhile.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { useFollow } from '#web/ui/use-follow.ts'
import { type AddressValues, addressFormRules, addressValues, changedAddresses } from './address-form.ts'
import { AddressPair, type AddressSlot } from './address-pair.tsx'
import { Panel } from './panel.tsx'
import { SaveRow } from './save-row.tsx'
import { errorsByAddress } from './summary.ts'
import { useCompanyTexts } from './texts.ts'
import type { CompanyDraft } from './use-company-draft.ts'

type Props = { draft: CompanyDraft; addressFields: AddressSlot }

/** Billing and delivery address, saved by themselves. */
export function EditAddresses({ draft, addressFields }: Props) {
  const text = useCompanyTexts()
  const fieldTexts = useFieldTexts()
  const stored = addressValues(draft.company.billingAddress, draft.company.deliveryAddress, text)
  const [idle, setIdle] = useState(false)
  const form = useFields<AddressValues>({
    initial: stored,
    check: (values) => wrongFields(addressFormRules(values, text), values, fieldTexts),
  })
  useFollow(form, stored)
  const changes = changedAddresses(form.values, stored)
  const unchanged = Object.keys(changes).length === 0
  useUnsaved(!unchanged)
  const send = () => {
    setIdle(unchanged)
    if (unchanged) return
    const failed = (error: unknown) => form.refuse(violationsOf(error))
    draft.save(changes, { action: 'updateAddress', message: text.addressesSaved, failed })
  }
  return (
    <Panel title={text.addresses}>
      <Form form={form} onSend={send} className="grid gap-6">
        <ErrorSummary title={text.errorSummary} errors={errorsByAddress(form.summary, text)} />
        <AddressPair form={form} addressFields={addressFields} />
        <ChangedMeanwhile conflict={draft.conflictOf('updateAddress')} text={text} onReload={() => draft.reload()} />
        <SaveRow
          label={text.saveAddresses}
          tone="secondary"
          pending={draft.pending}
          nothingChanged={idle && unchanged}
        />
      </Form>
    </Panel>
  )
}
