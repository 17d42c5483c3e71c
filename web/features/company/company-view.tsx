import type { ReactNode } from 'react'
import type { Company } from '#contract/company.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { AddressLines } from './address-lines.tsx'
import { GstinMark } from './gstin-mark.tsx'
import { Panel } from './panel.tsx'
import { useCompanyTexts } from './texts.ts'

type Props = {
  company: Company
  /** Shown under the tax details: the verification, supplied by the page. */
  children?: ReactNode
}

/** A company as its users see it. */
export function CompanyView({ company, children }: Props) {
  const text = useCompanyTexts()
  const { billingAddress, deliveryAddress } = company
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel title={text.taxDetails}>
        <Facts>
          <Fact label={text.companyName}>{company.companyName}</Fact>
          <Fact label={text.gstin}>
            <span className="figure text-lg">
              <GstinMark gstin={company.gstin} />
            </span>
          </Fact>
          <Fact label={text.gstTreatment}>{text[company.gstTreatment]}</Fact>
          <Fact label={text.poNumberRequired}>{company.poNumberRequired ? text.yes : text.no}</Fact>
          <Fact label={text.pan}>
            <span className="tabular-nums">{company.panNumber}</span>
          </Fact>
        </Facts>
        {children}
      </Panel>
      <Panel title={text.addresses}>
        <Facts>
          <Fact label={text.billingAddress}>
            {billingAddress === null ? text.noAddress : <AddressLines address={billingAddress} />}
          </Fact>
          <Fact label={text.deliveryAddress}>
            {deliveryAddress === null ? text.sameAsBilling : <AddressLines address={deliveryAddress} />}
          </Fact>
        </Facts>
      </Panel>
    </div>
  )
}
