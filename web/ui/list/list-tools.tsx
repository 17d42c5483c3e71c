import { NativeInput, NativeSelect } from '#web/ui/native-fields.tsx'
import { SearchField } from '#web/ui/search-field.tsx'

/** A choice that filters a list, without options a date; `name` is its parameter in the address. */
export type Filter = { name: string; label: string; options?: readonly { value: string; label: string }[] }

type Props = {
  /** Absent where the list has only filters. */
  search: { label: string; value: string; onSearch: (typed: string) => void } | undefined
  filters: readonly Filter[]
  chosen: Readonly<Record<string, string>>
  onChoose: (name: string, value: string) => void
  /** The same orders as the column headers, for cards, which have none. */
  order: (Filter & { value: string; onChoose: (value: string) => void }) | undefined
}

/** Search and filters of a list; each change takes effect at once. */
export const ListTools = ({ search, filters, chosen, onChoose, order }: Props) => (
  <div className="flex flex-wrap items-end gap-3">
    {search !== undefined && <SearchField {...search} className="max-w-md grow basis-56" />}
    {filters.map(({ name, ...filter }) => (
      <Choice key={name} {...filter} value={chosen[name] ?? ''} onChoose={(value) => onChoose(name, value)} />
    ))}
    {order !== undefined && (
      <div className="grow md:hidden">
        <Choice {...order} />
      </div>
    )}
  </div>
)

type ChoiceProps = Omit<Filter, 'name'> & { value: string; onChoose: (value: string) => void }

const Choice = ({ label, options, value, onChoose }: ChoiceProps) => {
  const shared = {
    label,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChoose(target.value),
    className: 'sm:w-44 max-sm:grow',
  }
  if (options === undefined) return <NativeInput type="date" {...shared} />
  return (
    <NativeSelect {...shared}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
