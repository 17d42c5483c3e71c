import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { DURATION_MAX, periods, QUANTITY_MAX } from '#contract/hire-limits.ts'
import { hireFormTexts } from '#contract/texts/estimates.form.en.ts'
import { texts } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { NativeCheckbox } from '#web/ui/native-checkbox.tsx'
import { NativeInput, NativeSelect } from '#web/ui/native-fields.tsx'
import type { Hire } from './hire-address.ts'

const useHireFormText = texts({ en: hireFormTexts })
const TYPING_MS = 500

type Props = {
  hire: Hire
  /** The days on which a hire may begin. */
  days: { min: string; max: string }
  /** Whether the machine may come with an operator. */
  operator: boolean
  children?: ReactNode
}

/** Sends the form a moment after its last change; a link followed right after typing wins. */
function useFollowing() {
  const submit = useSubmit()
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { location } = useNavigation()
  useEffect(() => () => clearTimeout(typing.current), [])
  useEffect(() => {
    if (location) clearTimeout(typing.current)
  }, [location])
  return ({ currentTarget: form }: { currentTarget: HTMLFormElement }) => {
    clearTimeout(typing.current)
    if (form.checkValidity())
      typing.current = setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), TYPING_MS)
  }
}

/** Quantity, duration and start: a plain form of its page's address, which follows each change where scripts run. */
export function HireForm({ hire, days, operator, children }: Props) {
  const text = useHireFormText()
  const { pathname } = useLocation()
  return (
    <Form
      method="get"
      // Without the query, which server and browser write differently and a form of this method drops.
      action={pathname}
      replace
      preventScrollReset
      aria-label={text.label}
      className="no-print grid grid-cols-10 gap-3"
      onChange={useFollowing()}
    >
      {children}
      <HowLong hire={hire} />
      <NativeInput
        className="col-span-5"
        label={text.from}
        name="from"
        type="date"
        {...days}
        defaultValue={hire.from}
      />
      <NativeInput className="col-span-5" label={text.to} name="to" type="date" min={days.min} defaultValue={hire.to} />
      <p className="col-span-10 -mt-2 text-xs text-ink-3">{text.toHint}</p>
      <div className="col-span-10 flex flex-wrap items-center justify-between gap-x-4">
        {operator && (
          <NativeCheckbox name="operator" value="true" defaultChecked={hire.operator}>
            {text.operator}
          </NativeCheckbox>
        )}
        <Button type="submit" tone="secondary">
          {text.update}
        </Button>
      </div>
    </Form>
  )
}

function HowLong({ hire }: Pick<Props, 'hire'>) {
  const text = useHireFormText()
  return (
    <>
      <NativeInput
        className="col-span-4"
        label={text.quantity}
        name="quantity"
        type="number"
        min={1}
        max={QUANTITY_MAX}
        defaultValue={hire.quantity}
        required
      />
      <div className="col-span-6 flex items-end gap-2">
        <NativeInput
          className="w-18 shrink-0"
          label={text.duration}
          name="duration"
          type="number"
          min={1}
          max={DURATION_MAX}
          defaultValue={hire.duration}
          required
        />
        <NativeSelect className="grow" label={text.period} hideLabel name="period" defaultValue={hire.period}>
          {periods.map((period) => (
            <option key={period} value={period}>
              {text[period]}
            </option>
          ))}
        </NativeSelect>
      </div>
    </>
  )
}
