import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** What `useFields` answers. */
  form: { attempt: (send: () => void) => void; attempts: number }
  onSend: () => void
  onBlur?: () => void
  onFocus?: () => void
  /** Where it is posted without JavaScript, to what answers with a page. */
  action?: string | undefined
  className?: string
  children: ReactNode
}

/** Sends only what is right; else the focus goes to the summary of errors, or to the first wrong field. */
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

/** Pressing the button would leave a field first, and the error that brings would move the button from under the pointer. */
function holdStill(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('[type=submit]')) event.preventDefault()
}
