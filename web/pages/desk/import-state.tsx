type Props = {
  /** Said while the file is checked. */
  checking: string
  isChecking: boolean
  problem: string | undefined
}

/** Whether a chosen file is being checked, and why it could not be. */
export const ImportState = ({ checking, isChecking, problem }: Props) => (
  <>
    <p aria-live="polite" className={isChecking ? '' : 'sr-only'}>
      {isChecking ? checking : ''}
    </p>
    {problem !== undefined && (
      <p role="alert" className="font-medium text-danger">
        {problem}
      </p>
    )}
  </>
)
