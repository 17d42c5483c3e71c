import './progress-bar.css'

/** The progress of a long job as a bar; without a value it only shows that the job goes on. */
export const ProgressBar = ({ label, value, max }: { label: string; value?: number; max?: number }) => (
  <progress className="progress-bar" aria-label={label} value={value} max={max} />
)
