import { ownDataTexts } from '#contract/texts/own-data.en.ts'
import { EraseAccount } from '#web/features/own-data/erase-account.tsx'
import { TakeAlong } from '#web/features/own-data/take-along.tsx'
import { useOwnDataTexts } from '#web/features/own-data/texts.ts'
import { OtpForm } from '#web/features/session/otp-form.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountMeta } from '#web/platform/seo.ts'

export const meta = () => accountMeta(ownDataTexts.title)

/** The data export of a person, and of an administrator for their company; also the erasure of the account. */
export default function OwnData() {
  const text = useOwnDataTexts()
  const role = useCompanyRole()
  const problem = (title: string, error: unknown, retry: () => void) => (
    <ProblemPanel title={title} error={error} retryLabel={text.retry} retry={retry} />
  )
  if (role === 'unknown') return <PageHead title={text.title} />
  return (
    <>
      <PageHead title={text.title} />
      <p className="mb-6 max-w-2xl text-ink-2">{text.intro}</p>
      <div className="grid gap-6">
        {role === 'admin' && <TakeAlong whose="Company" problem={problem} />}
        {role === 'user' && <p className="max-w-2xl text-ink-2">{text.onlyAdmins}</p>}
        <TakeAlong whose="Own" problem={problem} />
        <EraseAccount isMember={role !== 'individual'} codeForm={(form) => <OtpForm {...form} />} problem={problem} />
      </div>
    </>
  )
}
