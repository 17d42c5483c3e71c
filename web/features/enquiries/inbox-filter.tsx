import { inboxAges } from '#contract/enquiries.inbox.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { useLocations } from './enquiries.queries.ts'
import { useColleagues } from './inbox.queries.ts'
import type { InboxAddress } from './inbox-address.ts'
import { useInboxTexts } from './inbox-texts.ts'

type Option = { value: string; label: string }
type SelectProps = { label: string; value: string; options: readonly Option[]; onChange: (value: string) => void }

const Select = ({ label, value, options, onChange }: SelectProps) => (
  <label className="block">
    <span className="mb-1 block text-sm text-ink-2">{label}</span>
    <select className="field" value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)

/** Narrows the inbox by words, city, colleague and age. */
export function InboxFilter({ at, ownId }: { at: InboxAddress; ownId: string | undefined }) {
  const text = useInboxTexts()
  const cities = useLocations().data?.locations ?? []
  const colleagues = (useColleagues().data ?? []).filter(({ staffId }) => staffId !== ownId)
  const { q, city, assignee, age } = at.search
  return (
    <div className="grid gap-3 border-b border-line px-4 pb-4 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_1fr]">
      <SearchField
        label={text.search}
        value={q}
        onSearch={(typed) => typed.trim() !== q && at.narrow({ q: typed.trim() })}
        className=""
      />
      <Select
        label={text.city}
        value={city}
        onChange={(value) => at.narrow({ city: value })}
        options={[
          { value: '', label: text.everyCity },
          ...cities.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <Select
        label={text.assignee}
        value={assignee}
        onChange={(value) => at.narrow({ assignee: value })}
        options={[
          { value: '', label: text.anybody },
          { value: 'nobody', label: text.nobody },
          ...(ownId === undefined ? [] : [{ value: ownId, label: text.me }]),
          ...colleagues.map(({ staffId, firstName, lastName }) => ({
            value: staffId,
            label: `${firstName} ${lastName}`,
          })),
        ]}
      />
      <Select
        label={text.age}
        value={age}
        onChange={(value) => at.narrow({ age: value })}
        options={[{ value: '', label: text.anyAge }, ...inboxAges.map((value) => ({ value, label: text.ages[value] }))]}
      />
    </div>
  )
}
