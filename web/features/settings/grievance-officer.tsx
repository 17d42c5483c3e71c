import type { LegalPage } from '#contract/settings.public.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { useLegalText } from './legal-text.ts'
import { placeLines } from './place-lines.ts'

type Props = { page: Omit<LegalPage, 'html'> }

/** The contact: the grievance officer and the registered office. */
export function GrievanceOfficer({ page: { grievanceOfficer, companyName, registeredAddress } }: Props) {
  const text = useLegalText()
  const { name, designation, email, phone } = grievanceOfficer
  return (
    <section aria-label={text.officer} className="card mt-8 max-w-2xl px-5 py-2 md:px-6">
      <Facts>
        <Fact label={text.officer}>
          {name === null ? text.officerSoon : <Person name={name} designation={designation} />}
          {email !== null && (
            <a className="link flex min-h-11 items-center wrap-anywhere" href={`mailto:${email}`}>
              {email}
            </a>
          )}
          {phone !== null && (
            <a className="link flex min-h-11 items-center tabular-nums" href={`tel:+91${phone}`}>
              +91 {phone}
            </a>
          )}
        </Fact>
        {registeredAddress !== null && (
          <Fact label={text.registeredOffice}>
            {[companyName ?? '', ...placeLines(registeredAddress)].filter(Boolean).join('\n')}
          </Fact>
        )}
      </Facts>
    </section>
  )
}

const Person = ({ name, designation }: { name: string; designation: string | null }) => (
  <>
    <strong className="block font-semibold">{name}</strong>
    {designation !== null && <span className="block text-ink-2">{designation}</span>}
  </>
)
