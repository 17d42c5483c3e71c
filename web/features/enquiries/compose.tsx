import { useEffect, useRef, useState } from 'react'
import { FILES_PER_MESSAGE } from '#contract/enquiries.messages.ts'
import { fileTypes } from '#contract/file-types.ts'
import type { UploadedFile } from '#contract/files.ts'
import { composeTexts } from '#contract/texts/enquiries.compose.en.ts'
import { drawKey } from '#web/platform/draw-key.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill, texts } from '#web/platform/text.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { Icon } from '#web/ui/icon.tsx'

const useComposeTexts = texts({ en: composeTexts })

const TEXT_MAX = 4000

export type Written = { text: string; fileIds: string[]; key: string }

type Props = {
  label: string
  hint: string
  send: { idle: string; pending: string }
  onSend: (written: Written) => Promise<void>
  /** Uploads one file; without it there are no attachments. */
  upload?: (file: File) => Promise<UploadedFile>
  onDiscard?: () => void
  /** Puts the focus into the field at once. */
  focused?: boolean
}

/** Writes a message or a note. The same attempt is sent with the same key, so a lost reply sends nothing twice. */
export function Compose({ label, hint, send, onSend, upload, onDiscard, focused = false }: Props) {
  const common = useComposeTexts()
  const messageOf = useProblemText()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const key = useRef(drawKey())
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (focused) form.current?.querySelector('textarea')?.focus()
  }, [focused])
  const attached = useAttached(upload, setProblem)
  const { submit, pending } = useSubmit(
    async () => {
      await onSend({ text, fileIds: attached.files.map(({ fileId }) => fileId), key: key.current })
      key.current = drawKey()
      setText('')
      attached.clear()
    },
    (error) => setProblem(messageOf(error)),
  )
  useUnsaved(!pending && (text.trim() !== '' || attached.files.length > 0))
  const trySend = () => {
    setProblem(text.trim() === '' ? common.required : '')
    if (text.trim() !== '') submit()
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        trySend()
      }}
    >
      <TextAreaField
        label={label}
        hint={hint}
        error={problem}
        name="text"
        value={text}
        maxLength={TEXT_MAX}
        rows={4}
        onBlur={() => {}}
        onChange={(value) => {
          key.current = drawKey()
          setText(value)
          setProblem('')
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) trySend()
        }}
      />
      {upload !== undefined && <Attachments attached={attached} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={pending || attached.pending}>
          {pending ? send.pending : send.idle}
        </Button>
        {onDiscard !== undefined && (
          <Button tone="quiet" onClick={onDiscard}>
            {common.discard}
          </Button>
        )}
      </div>
    </form>
  )
}

type Attached = ReturnType<typeof useAttached>

/** The files of a message that is being written. */
function useAttached(upload: Props['upload'], refuse: (problem: string) => void) {
  const messageOf = useProblemText()
  const [files, setFiles] = useState<UploadedFile[]>([])
  const { submit, pending } = useSubmit(
    async (file: File) => {
      const stored = await upload?.(file)
      if (stored) setFiles((before) => [...before, stored])
    },
    (error) => refuse(messageOf(error)),
  )
  return {
    files,
    pending,
    add: submit,
    remove: (fileId: string) => setFiles((before) => before.filter((file) => file.fileId !== fileId)),
    clear: () => setFiles([]),
  }
}

function Attachments({ attached: { files, pending, add, remove } }: { attached: Attached }) {
  const text = useComposeTexts()
  return (
    <div className="grid gap-1">
      <ul className="grid gap-1">
        {files.map(({ fileId, name }) => (
          <li key={fileId} className="flex items-center gap-2">
            <span className="min-w-0 truncate">{name}</span>
            <button
              type="button"
              className="grid size-9 place-items-center rounded hover:bg-wash"
              aria-label={fill(text.remove, { name })}
              onClick={() => remove(fileId)}
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {files.length < FILES_PER_MESSAGE && (
        <label className="link inline-flex min-h-9 w-fit cursor-pointer items-center focus-within:outline-2">
          {pending ? text.attaching : text.attach}
          <input
            type="file"
            className="sr-only"
            accept={fileTypes.join(',')}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) add(file)
            }}
          />
        </label>
      )}
    </div>
  )
}
