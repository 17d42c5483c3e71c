import { formatDate } from '#contract/dates.ts'
import type { GatePass } from '#contract/jobs.gate.ts'
import { deadlineText } from '#web/platform/deadline-text.ts'
import { fill } from '#web/platform/text.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'
import { type GateTexts, useGateTexts } from './gate-texts.ts'

type Validity = Pick<GatePass['papers'][number], 'validTo' | 'state'>

function validText({ validTo, state }: Validity, text: GateTexts) {
  if (validTo === null) return text.always
  return fill(state === 'EXPIRED' ? text.expired : text.validTo, { date: formatDate(validTo) })
}

/** The facts that a guard compares with the machine: the challan, and whether its papers count today. */
export function GateView({ gatePass, expiresAt }: { gatePass: GatePass; expiresAt: string }) {
  const text = useGateTexts()
  const { challanNumber: number, issuedOn, machine, from, to, papers, licence } = gatePass
  const all = [...papers, ...(licence ? [licence] : [])]
  const isExpired = all.some(({ state }) => state === 'EXPIRED')
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="display text-3xl wrap-anywhere md:text-4xl">{machine.name}</h1>
        <p className="mt-1 text-lg text-ink-2 tabular-nums">{fill(text.challan, { number })}</p>
        <p className="mt-2">{text.compare}</p>
      </div>
      <p
        className={`border-l-4 bg-card p-4 text-xl font-bold ${isExpired ? 'border-danger text-danger' : 'border-signed text-signed'}`}
      >
        {isExpired ? text.someExpired : text.allValid}
      </p>
      <Section title={text.machine}>
        <Facts>
          <Fact label={text.registration}>{machine.registrationNumber ?? text.none}</Fact>
          <Fact label={text.serial}>{machine.serialNumber}</Fact>
          <Fact label={text.issued}>{formatDate(issuedOn)}</Fact>
          <Fact label={text.hire}>{fill(text.dates, { from: formatDate(from), to: formatDate(to) })}</Fact>
        </Facts>
      </Section>
      <Section title={text.papers}>
        {papers.length === 0 && <p>{text.noPapers}</p>}
        <Facts>
          {papers.map((paper) => (
            <Paper key={`${paper.kind} ${paper.validTo}`} name={text.kinds[paper.kind]} {...paper} />
          ))}
          {licence && <Paper name={text.licence} {...licence} />}
        </Facts>
        {licence === null && <p className="mt-3 text-ink-2">{text.noOperator}</p>}
      </Section>
      <p className="text-sm text-ink-3 tabular-nums">{fill(text.until, { until: deadlineText(expiresAt) })}</p>
    </div>
  )
}

const Paper = ({ name, ...validity }: Validity & { name: string }) => (
  <Fact label={name}>
    <span className={`tabular-nums ${validity.state === 'EXPIRED' ? 'font-bold text-danger' : ''}`}>
      {validText(validity, useGateTexts())}
    </span>
  </Fact>
)
