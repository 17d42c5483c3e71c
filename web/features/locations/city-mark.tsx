import marks from './city-marks.svg'

/** The small drawing of a key metro city; the name stands beside it. */
export const CityMark = ({ slug, className }: { slug: string; className: string }) => (
  <svg
    viewBox="0 0 48 48"
    width="48"
    height="48"
    className={`shrink-0 fill-none stroke-blueprint ${className}`}
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <use href={`${marks}#${slug}`} />
  </svg>
)
