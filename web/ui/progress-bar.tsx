import './progress-bar.css'

/** How far a long job is, as a bar; without a value it only says that it goes on. */
export const ProgressBar = ({ label, value, max }: { label: string; value?: number; max?: number }) => (
  <progress className="progress-bar" aria-label={label} value={value} max={max} />
)
