/** A placeholder for loading content; give it the final size by classes. */
export const Skeleton = ({ className }: { className: string }) => (
  <span className={`skeleton block ${className}`} aria-hidden="true" />
)
