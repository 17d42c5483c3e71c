const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9.5l6 6 6-6',
  right: 'M5 12h14M13 6l6 6-6 6',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20',
  cart: 'M3 4h2.5l2.2 11h10.1l2.2-8H6.4M9 20h.01M17 20h.01',
  home: 'M4 11.5L12 4l8 7.5M6.5 9.5V20h11V9.5M10 20v-6h4v6',
  help: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM9.5 9.6a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 1.8M12 16.8h.01',
  pin: 'M12 21c-4-4.5-6.5-7.700-6.5-11a6.5 6.5 0 0 1 13 0c0 3.300-2.5 6.5-6.5 11zM12 7.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4',
  clipboard: 'M8 5H6v15h12V5h-2M9 3.5h6v3H9zM9 11h6M9 15h6',
} as const

export type IconName = keyof typeof shapes

type Props = { name: IconName; className?: string | undefined }

/** A decorative line icon of 24 units; its label is beside it. */
export const Icon = ({ name, className }: Props) => <LineIcon shape={shapes[name]} className={className} />

/** Draws a path of 24 units; icons of a few pages are in files of their own. A page has dozens: `icon.css` styles them. */
export const LineIcon = ({ shape, className = '' }: { shape: string; className?: string | undefined }) => (
  <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={shape} />
  </svg>
)
