import { useNavigate } from 'react-router'
import { userTexts } from '#contract/texts/users.en.ts'
import { AddUser } from '#web/features/users/add-user.tsx'
import { useUserTexts } from '#web/features/users/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { CompanyOnly } from './company-only.tsx'

export const meta = () => accountMeta(userTexts.newTitle)

export default function NewCompanyUser() {
  const text = useUserTexts()
  const navigate = useNavigate()
  return (
    <CompanyOnly administrators title={text.newTitle}>
      <PageHead title={text.newTitle} back={{ to: accountPaths.companyUsers(), label: text.backToList }} />
      <p className="-mt-2 mb-6 max-w-prose text-ink-2">{text.newIntro}</p>
      <div className="card p-5 md:p-8">
        <AddUser onAdded={() => void navigate(accountPaths.companyUsers())} />
      </div>
    </CompanyOnly>
  )
}
