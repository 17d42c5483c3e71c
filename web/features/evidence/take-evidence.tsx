import { language } from '#contract/texts/language.en.ts'
import type { PathName } from '#web/platform/call.ts'
import { download } from '#web/platform/session/download.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { useEvidenceTexts } from './texts.ts'

type Props = {
  name: Extract<PathName, `download${string}Evidence`>
  /** The path parameters of the call. */
  params: Readonly<Record<string, string>>
  number: string
}

/** Saves the evidence pack of a document; it takes some seconds to make. */
export function TakeEvidence({ name, params, number }: Props) {
  const text = useEvidenceTexts()
  const { notifyFailed } = useOutcome()
  const file = `${number.replaceAll(/[^\w.-]+/g, '-')}-evidence.zip`
  const save = useSubmit(
    () => download(name, { lang: language.code }, file, params),
    (error) => notifyFailed('request', error),
  )
  return (
    <Button tone="quiet" aria-disabled={save.pending} title={text.takeHint} onClick={() => save.submit()}>
      {save.pending ? text.making : text.take}
    </Button>
  )
}
