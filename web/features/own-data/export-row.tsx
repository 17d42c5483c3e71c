import type { DataExport } from '#contract/own-data.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { addressOf, type Whose } from './own-data.queries.ts'
import { useOwnDataTexts } from './texts.ts'

type Props = { whose: Whose; one: DataExport }

/** One export: how far it is, or its download. */
export function ExportRow({ whose, one }: Props) {
  const text = useOwnDataTexts()
  const at = instantText(one.askedAt)
  const asked = whose === 'Company' ? fill(text.askedBy, { name: one.askedBy, at }) : fill(text.askedAt, { at })
  return (
    <li className="border-t border-line py-4 first:border-0">
      {one.status === 'WAITING' && <Progress one={one} />}
      {one.status === 'FAILED' && <p className="text-danger">{text.failed}</p>}
      {one.status === 'READY' && <Ready whose={whose} one={one} />}
      <p className="mt-1 text-sm text-ink-3">{asked}</p>
    </li>
  )
}

function Progress({ one: { items, done } }: { one: DataExport }) {
  const text = useOwnDataTexts()
  const said = items === 0 ? text.planning : fill(text.making, { done, items })
  return (
    <>
      <output className="block font-semibold">{said}</output>
      <ProgressBar label={said} {...(items === 0 ? {} : { value: done, max: items })} />
      <p className="text-sm text-ink-2">{text.goesOn}</p>
    </>
  )
}

const KILO = 1024

function useSize(bytes: number) {
  const text = useOwnDataTexts()
  const megabytes = bytes / KILO / KILO
  if (megabytes >= 1) return fill(text.megabytes, { n: megabytes.toFixed(1) })
  return fill(text.kilobytes, { n: Math.max(1, Math.round(bytes / KILO)) })
}

function Ready({ whose, one }: Props) {
  const text = useOwnDataTexts()
  const { notifyFailed } = useOutcome()
  const size = useSize(one.bytes)
  const save = useSubmit(
    async () => {
      const url = await addressOf(whose, one.exportId)
      if (url !== null) Object.assign(document.createElement('a'), { href: url, download: '' }).click()
    },
    (error) => notifyFailed('request', error),
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{fill(text.ready, { size, until: instantText(one.expiresAt) })}</p>
      <Button
        tone="secondary"
        aria-disabled={save.pending}
        aria-label={fill(text.downloadOf, { at: instantText(one.askedAt) })}
        onClick={() => save.submit()}
      >
        {text.download}
      </Button>
    </div>
  )
}
