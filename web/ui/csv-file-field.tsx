type Props = { label: string; limits: string; isReady?: boolean; onFile: (file: File) => void }

/** Chooses a CSV file; `limits` says what it may hold. */
export const CsvFileField = ({ label, limits, isReady = true, onFile }: Props) => (
  <label className="grid gap-1">
    <span className="font-medium">{label}</span>
    <input
      type="file"
      accept=".csv,text/csv"
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
