import { formatDate } from '#contract/dates.ts'
import type { JobOperatorChoice } from '#contract/jobs.desk.ts'
import { fill } from '#web/platform/text.ts'
import { useDeskJobTexts } from './desk-texts.ts'

/** The choices of an operator; those on another job in these days are shown with it and cannot be chosen. */
export function OperatorOptions({ operators }: { operators: readonly JobOperatorChoice[] }) {
  const text = useDeskJobTexts()
  return (
    <>
      <option value="">{text.noOperator}</option>
      {operators.map(({ operatorId, name, licenceValidTo, taken: [other] }) => (
        <option key={operatorId} value={operatorId} disabled={other !== undefined}>
          {fill(other ? text.operatorTaken : text.operatorOption, {
            name,
            date: formatDate(licenceValidTo),
            job: other?.jobNumber ?? '',
          })}
        </option>
      ))}
    </>
  )
}
