import { useId } from 'react'

type Props = {
  title: string
  errors: readonly { name: string; message: string }[]
}

/** The errors of a form, each with a link to its field; `Form` focuses it. */
export function ErrorSummary({ title, errors }: Props) {
  const titleId = useId()
  if (errors.length === 0) return null
  return (
    <div role="alert" tabIndex={-1} aria-labelledby={titleId} className="border-2 border-danger bg-card p-4 md:p-5">
      <h2 id={titleId} className="heading text-lg">
        {title}
      </h2>
      <ul className="mt-2 grid">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-9 text-left font-medium text-danger underline underline-offset-4"
              onClick={(event) => fieldOf(event.currentTarget, name)?.focus()}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function fieldOf(inside: HTMLElement, name: string) {
  const field = inside.closest('form')?.elements.namedItem(name)
  return field instanceof HTMLElement ? field : undefined
}
