import { useState } from 'react'
import { filePurposes } from '#contract/files.ts'
import type { ShownSettings } from '#contract/settings.desk.ts'
import { callVersioned } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import type { Versioning } from '#web/platform/use-versioned.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Logo } from './logo.tsx'
import { settingsSaved } from './settings.queries.ts'
import { useSettingsTexts } from './texts.ts'

/** Stores a picture for the settings and returns its id; the page knows how. */
export type StoreLogo = (file: File) => Promise<string>
type Props = { versioning: Versioning<ShownSettings>; logo: ShownSettings['logo']; store: StoreLogo }

/** The logo: chosen, replaced and removed, each time as a version of the settings. */
export function LogoPart({ versioning, logo, store }: Props) {
  const text = useSettingsTexts()
  const { notifyFailed } = useOutcome()
  const [savedAs, setSavedAs] = useState('')
  const { submit, pending } = useSubmit(
    async (file: File | null) => {
      setSavedAs('')
      const body = { logo: file && { fileId: await store(file) } }
      const { answer, version } = await callVersioned('saveSettings', { headers: versioning.headers, body })
      const saved = { thing: answer.settings, version }
      settingsSaved(saved)
      versioning.saved(saved)
      setSavedAs(fill(text.saved, { version: answer.settings.version }))
    },
    (error) => {
      notifyFailed('request', error)
      versioning.refused(error)
    },
  )
  return (
    <section aria-labelledby="logo" className="card p-5 md:p-6">
      <h2 id="logo" className="heading text-lg">
        {text.logo}
      </h2>
      <p className="mb-4 max-w-prose text-ink-2">{text.logoHint}</p>
      {logo !== null && <Logo logo={logo} className="mb-4" />}
      <div className="flex flex-wrap gap-3">
        <FileButton
          label={pending ? text.saving : logo === null ? text.addLogo : text.replaceLogo}
          types={filePurposes.logo}
          pending={pending}
          onFile={submit}
        />
        {logo !== null && (
          <Button tone="quiet" aria-disabled={pending} onClick={() => submit(null)}>
            {text.removeLogo}
          </Button>
        )}
      </div>
      <output className="mt-3 block text-signed empty:hidden">{savedAs}</output>
    </section>
  )
}
