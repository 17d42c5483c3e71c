import { buttonClass } from './button.tsx'

type Props = {
  label: string
  /** The types that the picker offers; the server judges again. */
  types: readonly string[]
  pending: boolean
  onFile: (file: File) => void
}

/** A button that asks for one file and hands it on at once. */
export const FileButton = ({ label, types, pending, onFile }: Props) => (
  <label
    aria-disabled={pending}
    className={buttonClass(
      'secondary',
      'inline-flex cursor-pointer items-center focus-within:outline-2 focus-within:outline-offset-2',
    )}
  >
    {label}
    <input
      type="file"
      className="sr-only"
      disabled={pending}
      accept={types.join(',')}
      onChange={(event) => {
        const [file] = event.target.files ?? []
        // The same file can be chosen again.
        event.target.value = ''
        if (file) onFile(file)
      }}
    />
  </label>
)
