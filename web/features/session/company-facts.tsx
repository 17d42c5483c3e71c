import type { CompanyFound } from './steps.ts'
import { useSessionTexts } from './texts.ts'

/** A company's facts from the GST register, and its registrant, masked by the server. */
export function CompanyFacts({ company }: { company: CompanyFound }) {
  const text = useSessionTexts()
  const creator = [company.createdByName, company.createdByEmail].filter(Boolean).join(', ')
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-3 rounded border border-line bg-paper p-4">
      <div className="col-span-2">
        <dt className="text-sm text-ink-3">{text.companyName}</dt>
        <dd className="heading text-lg">{company.createdByCompanyName ?? company.name}</dd>
      </div>
      <Fact label={text.gstin}>{company.gst}</Fact>
      <Fact label={text.pan}>{company.pan}</Fact>
      <div className="col-span-2">
        <dt className="text-sm text-ink-3">{text.registeredAddress}</dt>
        <dd>{company.address}</dd>
      </div>
      {creator !== '' && (
        <div className="col-span-2">
          <dt className="text-sm text-ink-3">{text.registeredBy}</dt>
          <dd>{creator}</dd>
        </div>
      )}
    </dl>
  )
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-3">{label}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
)
