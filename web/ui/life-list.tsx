type Item = { key: string; name: string; when: string; reason: string | null }

/** The events of a record in the order given, each with its time and reason. */
export const LifeList = ({ items }: { items: readonly Item[] }) => (
  <ol className="grid gap-4 border-l-2 border-line pl-4">
    {items.map(({ key, name, when, reason }) => (
      <li key={key}>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-2 tabular-nums">{when}</p>
        {reason !== null && <p className="text-ink-2 wrap-anywhere">{reason}</p>}
      </li>
    ))}
  </ol>
)
