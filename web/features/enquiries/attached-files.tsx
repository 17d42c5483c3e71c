import type { EnquiryMessage } from '#contract/enquiries.messages.ts'

/** The files of a message; their addresses work for a minute and are new with each answer of the server. */
export const AttachedFiles = ({ files }: { files: EnquiryMessage['files'] }) =>
  files.length === 0 ? null : (
    <ul className="mt-1 flex flex-wrap gap-x-4">
      {files.map(({ fileId, name, url }) => (
        <li key={fileId}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-8 items-center wrap-anywhere"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
