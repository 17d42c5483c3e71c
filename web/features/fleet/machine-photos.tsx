import { useState } from 'react'
import { filePurposes } from '#contract/files.ts'
import { MACHINE_PHOTOS_MAX, type MachinePhoto } from '#contract/fleet.photos.ts'
import { call } from '#web/platform/call.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { Section } from '#web/ui/section.tsx'
import { photosChanged, usePhotos } from './photos.queries.ts'
import { usePhotosTexts } from './texts.ts'

type Props = {
  machineId: string
  mayChange: boolean
  /** Stores a picture and returns its id; the page knows how. */
  store: (file: File) => Promise<string>
}

/** The photographs of a machine, which its customers see on their jobs. */
export function MachinePhotos({ machineId, mayChange, store }: Props) {
  const text = usePhotosTexts()
  const messageOf = useProblemText()
  const { notifyFailed } = useOutcome()
  const { data: photos, error, refetch } = usePhotos(machineId)
  const adding = useSubmit(
    async (file: File) => {
      await call('addMachinePhoto', { params: { id: machineId }, body: { fileId: await store(file) } })
      await photosChanged(machineId)
    },
    (failure) => notifyFailed('request', failure),
  )
  const isFull = (photos?.length ?? 0) >= MACHINE_PHOTOS_MAX
  return (
    <Section title={text.title}>
      <p className="-mt-2 mb-4 max-w-prose text-sm text-ink-3">{text.hint}</p>
      {error !== null && photos === undefined && (
        <ProblemPanel
          title={text.failed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {photos?.length === 0 && <p className="text-ink-2">{text.none}</p>}
      <ul className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3">
        {photos?.map((photo, at) => (
          <OnePhoto key={photo.photoId} photo={photo} n={at + 1} machineId={machineId} mayChange={mayChange} />
        ))}
      </ul>
      {mayChange && photos !== undefined && (
        <div className="mt-4">
          {isFull ? (
            <p className="text-ink-2">{fill(text.full, { n: MACHINE_PHOTOS_MAX })}</p>
          ) : (
            <FileButton
              label={adding.pending ? text.adding : text.add}
              types={filePurposes['machine-photo']}
              pending={adding.pending}
              onFile={adding.submit}
            />
          )}
        </div>
      )}
    </Section>
  )
}

type OneProps = { photo: MachinePhoto; n: number; machineId: string; mayChange: boolean }

function OnePhoto({ photo: { photoId, file }, n, machineId, mayChange }: OneProps) {
  const text = usePhotosTexts()
  const { notifyFailed } = useOutcome()
  const [asking, setAsking] = useState(false)
  const removal = useSubmit(
    async () => {
      await call('removeMachinePhoto', { params: { id: photoId }, body: {} })
      await photosChanged(machineId)
    },
    (failure) => {
      setAsking(false)
      notifyFailed('request', failure)
    },
  )
  const { url, width, height } = file
  return (
    <li>
      <a href={url} target="_blank" rel="noreferrer" className="block">
        <img
          src={url}
          alt={fill(text.photoOf, { n })}
          width={width}
          height={height}
          className="aspect-4/3 w-full rounded bg-wash object-cover"
        />
      </a>
      {mayChange && (
        <Button
          tone="quiet"
          className="min-h-9 px-1 py-1"
          aria-label={fill(text.removeNamed, { n })}
          onClick={() => setAsking(true)}
        >
          {text.remove}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          danger
          title={fill(text.removeTitle, { n })}
          confirm={text.removeForGood}
          cancel={text.keep}
          pending={removal.pending}
          onConfirm={() => removal.submit()}
          onCancel={() => setAsking(false)}
        >
          {text.removeText}
        </ConfirmDialog>
      )}
    </li>
  )
}
