type Props = { facts: readonly (readonly [label: string, value: string])[] }

/** What is known of something, a line each. */
export const Facts = ({ facts }: Props) => (
  <dl className="grid gap-3">
    {facts.map(([label, value]) => (
      <div key={label} className="grid sm:grid-cols-[10rem_1fr]">
        <dt className="text-ink-3">{label}</dt>
        <dd className="min-w-0 whitespace-pre-line">{value}</dd>
      </div>
    ))}
  </dl>
)
