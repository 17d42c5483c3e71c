import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** What `useFields` answers. */
  form: { attempt: (send: () => void) => void; attempts: number }
  onSend: () => void
  onBlur?: () => void
  className?: string
  children: ReactNode
}

/** Sends only what is right; else the focus goes to the summary of errors, or to the first wrong field. */
export function Form({ form, onSend, children, ...rest }: Props) {
  const ref = useRef<HTMLFormElement>(null)
  const { attempt, attempts } = form
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>('[role=alert], [aria-invalid]')?.focus()
  }, [attempts])
  useEffect(() => {
    const element = ref.current
    element?.addEventListener('mousedown', keepFocus)
    return () => element?.removeEventListener('mousedown', keepFocus)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    attempt(onSend)
  }
  return (
    <form ref={ref} noValidate onSubmit={submit} {...rest}>
      {children}
    </form>
  )
}

/** Leaving a field may put a message under it and so move the button away from a pointer that is pressing it. */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('[type=submit]')) event.preventDefault()
}
