import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** The result of `useFields`. */
  form: { attempt: (send: () => void) => void; attempts: number }
  onSend: () => void
  onFocus?: () => void
  /** The form's target without JavaScript, which answers with a page. */
  action?: string | undefined
  className?: string
  children: ReactNode
}

/** Submits only valid input; otherwise focuses the error summary or the first wrong field. */
export function Form({ form, onSend, action, children, ...rest }: Props) {
  const ref = useRef<HTMLFormElement>(null)
  const { attempt, attempts } = form
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>('[role=alert], [aria-invalid]')?.focus()
  }, [attempts])
  useEffect(() => {
    const held = new AbortController()
    ref.current?.addEventListener('mousedown', holdStill, { signal: held.signal })
    return () => held.abort()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    attempt(onSend)
  }
  return (
    <form
      ref={ref}
      noValidate
      {...(action === undefined ? {} : { action, method: 'post' })}
      onSubmit={submit}
      {...rest}
    >
      {children}
    </form>
  )
}

/** A press would blur a field first, and its new error would move the button away from the pointer. */
function holdStill(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('[type=submit]')) event.preventDefault()
}
