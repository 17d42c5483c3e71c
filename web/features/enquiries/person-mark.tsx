import { initials } from '#web/platform/initials.ts'

type Props = {
  /** Nobody without one. */
  name?: string | undefined
  /** The text for screen readers. */
  label: string
  /** Staff are filled, customers outlined. */
  outlined?: boolean
}

/** A person as two letters in a circle; an empty dashed circle for nobody. */
export function PersonMark({ name, label, outlined = false }: Props) {
  const look =
    name === undefined
      ? 'border border-dashed border-line-strong'
      : outlined
        ? 'border border-line-strong'
        : 'bg-ink text-paper'
  return (
    <span className={`grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold ${look}`} title={label}>
      <span aria-hidden="true">{name === undefined ? '' : initials(name)}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
