import type { SettingsVersion } from '#contract/settings.desk.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { useChangeLabel } from './change-label.ts'
import { useSettingsTexts } from './texts.ts'

/** The columns of the versions: which one, when, by whom, and what changed. */
export function useVersionColumns(): Column<SettingsVersion>[] {
  const text = useSettingsTexts()
  const labelOf = useChangeLabel()
  return [
    {
      id: 'version',
      header: text.version,
      card: 'title',
      cell: ({ version }) => (
        <span className="whitespace-nowrap">
          <RowLink to={deskAddresses.settingsVersion(String(version))}>{fill(text.versionOf, { version })}</RowLink>
        </span>
      ),
    },
    {
      id: 'at',
      header: text.savedAt,
      card: 'fact',
      cell: ({ savedAt }) => <span className="whitespace-nowrap tabular-nums">{instantText(savedAt)}</span>,
    },
    { id: 'by', header: text.savedBy, card: 'fact', cell: ({ savedBy }) => savedBy },
    {
      id: 'changed',
      header: text.changed,
      card: 'note',
      cell: ({ changed }) => (
        <span className="text-ink-2">{changed.length === 0 ? text.first : changed.map(labelOf).join(', ')}</span>
      ),
    },
  ]
}
