type Props = {
  label: string
  limits: string
  /** The endings and types of the files that are read. */
  accept?: string
  isReady?: boolean
  onFile: (file: File) => void
}

/** Chooses a file of a spreadsheet; `limits` says what it may hold. */
export const CsvFileField = ({ label, limits, accept = '.csv,text/csv', isReady = true, onFile }: Props) => (
  <label className="grid gap-1">
    <span className="font-medium">{label}</span>
    <input
      type="file"
      accept={accept}
      disabled={!isReady}
      className="min-h-11 max-w-full file:mr-3 file:min-h-11 file:rounded file:border file:border-line-strong file:bg-paper file:px-4"
      onChange={({ target }) => {
        const [picked] = target.files ?? []
        // The same file, once corrected, is chosen again.
        target.value = ''
        if (picked !== undefined) onFile(picked)
      }}
    />
    <span className="text-sm text-ink-3">{limits}</span>
  </label>
)
