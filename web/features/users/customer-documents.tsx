import { useState } from 'react'
import { filePurposes } from '#contract/files.ts'
import type { CustomerDocument } from '#contract/users.documents.ts'
import { call } from '#web/platform/call.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useRemoval } from '#web/platform/use-removal.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { FileButton } from '#web/ui/file-button.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { RemoveButton } from '#web/ui/remove-button.tsx'
import { Section } from '#web/ui/section.tsx'
import { documentsChanged, useDocuments } from './customer-documents.queries.ts'
import { useDocumentsTexts } from './desk-texts.ts'

type Props = {
  customerId: string
  mayChange: boolean
  /** Stores a file for a customer and returns its id; the page knows how. */
  store: (file: File) => Promise<string>
}

/** The papers that the desk keeps about a customer, newest first. */
export function CustomerDocuments({ customerId, mayChange, store }: Props) {
  const text = useDocumentsTexts()
  const messageOf = useProblemText()
  const { data: documents, error, refetch } = useDocuments(customerId)
  return (
    <Section title={text.title}>
      <p className="-mt-2 mb-4 max-w-prose text-sm text-ink-3">{text.hint}</p>
      {error !== null && documents === undefined && (
        <ProblemPanel
          title={text.failed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {documents?.length === 0 && <p className="text-ink-2">{text.none}</p>}
      <ul className="divide-y divide-line">
        {documents?.map((document) => (
          <li key={document.documentId} className="flex items-center justify-between gap-4 py-2">
            <Paper document={document} />
            {mayChange && <Remove document={document} />}
          </li>
        ))}
      </ul>
      {mayChange && <Add customerId={customerId} store={store} />}
    </Section>
  )
}

const Paper = ({ document: { file, by, at } }: { document: CustomerDocument }) => (
  <div className="min-w-0">
    <a
      href={file.url}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-9 items-center font-medium wrap-anywhere"
    >
      {file.name}
    </a>
    <p className="text-sm text-ink-2 tabular-nums">
      {by}, {instantText(at)}
    </p>
  </div>
)

function Remove({ document: { documentId: id, file } }: { document: CustomerDocument }) {
  const text = useDocumentsTexts()
  const { name } = file
  const removal = useRemoval(() => call('removeCustomerDocument', { params: { id }, body: {} }), documentsChanged)
  const [label, question] = [fill(text.removeNamed, { name }), fill(text.removeText, { name })]
  return <RemoveButton removal={removal} text={text} label={label} question={question} />
}

function Add({ customerId: id, store }: Pick<Props, 'customerId' | 'store'>) {
  const text = useDocumentsTexts()
  const { notifyFailed } = useOutcome()
  const [said, say] = useState('')
  const { submit, pending } = useSubmit(
    async (file: File) => {
      say('')
      const { document } = await call('addCustomerDocument', { params: { id }, body: { fileId: await store(file) } })
      await documentsChanged()
      say(fill(text.added, { name: document.file.name }))
    },
    (error) => notifyFailed('request', error),
  )
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <FileButton
        label={pending ? text.adding : text.add}
        types={filePurposes['customer-document']}
        pending={pending}
        onFile={submit}
      />
      <output className="text-signed wrap-anywhere empty:hidden">{said}</output>
    </div>
  )
}
