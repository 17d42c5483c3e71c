import type { AddressSlot } from './address-pair.tsx'
import { useOwnRequests } from './company.queries.ts'
import { GstinForm } from './gstin-form.tsx'
import { HolderFacts } from './holder-facts.tsx'
import { LookUpProblem } from './look-up-problem.tsx'
import { Panel } from './panel.tsx'
import { RegisterForm } from './register-form.tsx'
import { RequestAccess } from './request-access.tsx'
import { ResultPanel } from './result-panel.tsx'
import { useCompanyTexts } from './texts.ts'
import { type GstLookUp, useGstLookUp } from './use-gst-look-up.ts'
import type { Upgrade } from './use-upgrade.ts'

type Props = { upgrade: Upgrade; addressFields: AddressSlot }

/** An individual's path to a company: its GSTIN first, then registering it or requesting access. */
export function CompanyEntry(props: Props) {
  const text = useCompanyTexts()
  const lookUp = useGstLookUp()
  return (
    <div className="grid gap-6">
      <Panel title={text.lookUpTitle}>
        <p className="mb-5 max-w-prose text-ink-2">{text.lookUpIntro}</p>
        <GstinForm lookUp={lookUp} locked={props.upgrade.underWay} />
      </Panel>
      <Result lookUp={lookUp} {...props} />
    </div>
  )
}

function Result({ lookUp, upgrade, addressFields }: Props & { lookUp: GstLookUp }) {
  const text = useCompanyTexts()
  const { found, error, again } = lookUp
  const { data: requests = [] } = useOwnRequests(false)
  if (error !== undefined) return <LookUpProblem error={error} retry={again} />
  if (found === undefined) return null
  if (requests.some(({ gstin }) => gstin === found.gst)) return null
  if (found.status === 'existing') return <RequestAccess found={found} />
  return (
    <ResultPanel
      title={upgrade.halfDone ? text.finishTitle : text.newTitle}
      intro={upgrade.halfDone ? text.finishText : text.newIntro}
    >
      <HolderFacts found={found} />
      <RegisterForm found={found} upgrade={upgrade} addressFields={addressFields} onExists={again} />
    </ResultPanel>
  )
}
