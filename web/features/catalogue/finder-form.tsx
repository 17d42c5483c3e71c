import { useHref } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { NativeCheckbox } from '#web/ui/native-checkbox.tsx'
import type { Answers } from './finder-address.ts'
import { type FinderTask, grounds, groupsOf, type Question } from './finder-questions.ts'
import { useFinderText } from './finder-text.ts'
import { SyncedInput } from './synced-input.tsx'
import type { useFinderForm } from './use-finder-form.ts'

type Props = { task: FinderTask; city: string; form: ReturnType<typeof useFinderForm> }

/** The questions of a task as a plain form of the page's address, which follows each change where scripts run. */
export function FinderForm({ task, city, form }: Props) {
  const text = useFinderText()
  return (
    <form
      key={task}
      action={useHref(pagePaths.find(city))}
      aria-label={text.questions}
      onSubmit={form.onSubmit}
      onChange={form.onChange}
      className="no-print grid content-start gap-5"
    >
      <input type="hidden" name="task" value={task} />
      <p className="text-sm text-ink-2">{text.blank}</p>
      {groupsOf(task).map(([group, questions]) => (
        <fieldset key={group} className="border-t border-ink pt-2">
          <legend className="heading float-left w-full pb-2 text-lg">{text[group]}</legend>
          <div className="clear-both grid grid-cols-2 items-end gap-3 md:grid-cols-1">
            {questions.map((question) => (
              <Field key={question} question={question} answers={form.answers} />
            ))}
          </div>
        </fieldset>
      ))}
      <Button type="submit">{text.show}</Button>
    </form>
  )
}

function Field({ question, answers }: { question: Question; answers: Answers }) {
  const text = useFinderText()
  const answer = answers[question] ?? ''
  if (question === 'ground') return <Ground answer={answer} />
  if (question === 'ownPower' || question === 'quiet')
    return (
      <div className="col-span-full">
        <NativeCheckbox name={question} value="1" checked={answer === '1'} onChange={followed}>
          {text.ask[question]}
        </NativeCheckbox>
      </div>
    )
  return (
    <label className="block">
      <span className="mb-1 block text-sm text-ink-2">{text.ask[question]}</span>
      <SyncedInput
        className="field"
        type="number"
        inputMode="decimal"
        step="any"
        min={0}
        name={question}
        value={answer}
      />
    </label>
  )
}

/** The form itself follows each change. */
const followed = () => undefined

function Ground({ answer }: { answer: string }) {
  const text = useFinderText()
  const choices = [['', text.anyGround] as const, ...grounds.map((ground) => [ground, text[ground]] as const)]
  return (
    <fieldset className="col-span-full">
      <legend className="text-sm text-ink-2">{text.ask.ground}</legend>
      {choices.map(([value, label]) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 md:min-h-9">
          <input
            type="radio"
            name="ground"
            value={value}
            checked={answer === value}
            onChange={followed}
            className="size-5 shrink-0 accent-blueprint"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
