import marks from './city-marks.svg'

/** The drawing of a key metro city's landmark in blueprint style, without the name. */
export const CityMark = ({ slug, className }: { slug: string; className: string }) => (
  <svg
    viewBox="0 0 96 64"
    width="96"
    height="64"
    className={`h-auto shrink-0 fill-none stroke-blueprint text-blueprint ${className}`}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <use href={`${marks}#${slug}`} />
  </svg>
)
