import { EntryNotShown } from '#web/pages/signed-in/entry-not-shown.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { staleData } from '#web/platform/stale-data.ts'

type Props = {
  query: { data: unknown; error: Error | null; isPending: boolean; refetch: () => unknown }
  text: Record<'missingTitle' | 'missingText' | 'failedOne', string>
}

/** Stands in place of one entry while it loads or cannot be shown; nothing once it is there. */
export function EntryState({ query: { data, error, isPending, refetch }, text }: Props) {
  if (isPending) return <ListWaiting />
  const isShown = error === null || staleData(data, error) !== undefined
  return isShown ? null : <EntryNotShown text={text} error={error} retry={() => void refetch()} />
}
