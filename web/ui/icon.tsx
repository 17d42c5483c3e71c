const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9.5l6 6 6-6',
  right: 'M5 12h14M13 6l6 6-6 6',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20',
  cart: 'M3 4h2.5l2.2 11h10.1l2.2-8H6.4M9 20h.01M17 20h.01',
  home: 'M4 11.5L12 4l8 7.5M6.5 9.5V20h11V9.5M10 20v-6h4v6',
  phone:
    'M6 3.5h3.5l1.5 5-2.2 1.6a12 12 0 0 0 5.1 5.1L15.5 13l5 1.5V18a2.5 2.5 0 0 1-2.5 2.5C10.5 20.5 3.5 13.5 3.5 6A2.5 2.5 0 0 1 6 3.5z',
  pin: 'M12 21c-4-4.5-6.5-7.700-6.5-11a6.5 6.5 0 0 1 13 0c0 3.300-2.5 6.5-6.5 11zM12 7.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  person: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4.5 20.5c0-4 3.4-6 7.5-6s7.5 2 7.5 6',
  users:
    'M9 5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7zM2.5 19.5c0-3.500 2.900-5 6.5-5s6.5 1.500 6.5 5M16 5.300a3.5 3.5 0 0 1 0 6.400M18 15c2.200.600 3.5 2 3.5 4.5',
  building: 'M5 20.5V4h9v16.5M14 9h5v11.5M3 20.5h18M8 8h3M8 12h3M8 16h3',
  card: 'M3.5 5.5h17v13h-17zM7 10h5M7 14h8',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 20.5h4',
  alert: 'M12 4.500l8.500 15h-17zM12 10.500v4M12 17h.01',
  clipboard: 'M8 5H6v15h12V5h-2M9 3.5h6v3H9zM9 11h6M9 15h6',
} as const

export type IconName = keyof typeof shapes

type Props = { name: IconName; className?: string }

/** A line icon of 24 units; says nothing by itself, the words stand beside it. */
export const Icon = ({ name, className = 'size-5' }: Props) => (
  <svg
    className={`shrink-0 ${className}`}
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={shapes[name]} />
  </svg>
)
