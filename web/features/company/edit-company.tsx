import type { AddressSlot } from './address-pair.tsx'
import type { VersionedCompany } from './company.queries.ts'
import { EditAddresses } from './edit-addresses.tsx'
import { EditDetails } from './edit-details.tsx'
import { useCompanyDraft } from './use-company-draft.ts'

type Props = { read: VersionedCompany; addressFields: AddressSlot }

/** An administrator's edit page of the company: two parts, saved separately. */
export function EditCompany({ read, addressFields }: Props) {
  const draft = useCompanyDraft(read)
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <EditDetails draft={draft} />
      <EditAddresses draft={draft} addressFields={addressFields} />
    </div>
  )
}
