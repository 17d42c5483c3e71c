import { accountPaths } from '#web/platform/account-paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { useCompanyTexts } from './texts.ts'

/** The company page of an individual: the benefits of a company account, and both ways to get one. */
export function NoCompany() {
  const text = useCompanyTexts()
  return (
    <StatePanel title={text.noCompanyTitle} text={text.noCompanyText}>
      <Benefits />
      <div className="mt-2 grid w-full gap-3 sm:flex">
        <LinkButton to={accountPaths.editOrganisation()}>{text.register}</LinkButton>
        <LinkButton to={accountPaths.editOrganisation()} tone="secondary">
          {text.requestAccess}
        </LinkButton>
      </div>
      <p className="text-sm text-ink-3">{text.noCompanyHint}</p>
    </StatePanel>
  )
}

const Benefits = () => (
  <ul className="grid w-full gap-5 py-2 lg:grid-cols-3">
    {useCompanyTexts().benefits.map(({ title, text }) => (
      <li key={title} className="border-t border-line pt-3">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-2">{text}</p>
      </li>
    ))}
  </ul>
)
