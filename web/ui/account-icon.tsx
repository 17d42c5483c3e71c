import { Icon, type IconName, LineIcon } from './icon.tsx'

const shapes = {
  person: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4.5 20.5c0-4 3.4-6 7.5-6s7.5 2 7.5 6',
  users:
    'M9 5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7zM2.5 19.5c0-3.500 2.900-5 6.5-5s6.5 1.500 6.5 5M16 5.300a3.5 3.5 0 0 1 0 6.400M18 15c2.200.600 3.5 2 3.5 4.5',
  building: 'M5 20.5V4h9v16.5M14 9h5v11.5M3 20.5h18M8 8h3M8 12h3M8 16h3',
  card: 'M3.5 5.5h17v13h-17zM7 10h5M7 14h8',
  bars: 'M5 20v-6h3v6M10.5 20V8h3v12M16 20V4h3v16M3 20.5h18',
  rupee: 'M7 4h10M7 8.500h10M7 4c9 0 9 8.500 0 8.500L14.500 20.500',
  ledger: 'M5 4h13v16H5zM8.500 4v16M11.500 9h3.500M11.500 13h3.500',
  bank: 'M4 9.500L12 4l8 5.500zM5.500 9.500V18M10 9.500V18M14 9.500V18M18.500 9.500V18M3.500 20.500h17',
  quote: 'M6 3.5h8.500l4 4v13H6zM14 3.500v4.500h4.500M9 12h6.500M9 16h4',
  mail: 'M3.5 6h17v12.500h-17zM3.5 7.500l8.500 6.500l8.500-6.500',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 20.5h4',
  inbox: 'M4 13.5L6.5 5h11l2.5 8.5V19H4zM4 13.5h5l1 2.5h4l1-2.5h5',
  excavator:
    'M5 17h8.500a2 2 0 0 1 0 4H5a2 2 0 0 1 0-4zM4.5 17v-6.500H9l3.500 4V17M9.500 11l4.500-7l6 4.500v4.500M21.500 12.500c.500 2.500-1 4-3.500 4l.500-3z',
  board: 'M4 5h16v14H4zM4 10h16M9 10v9M12 13h5M11 16h4',
  truck:
    'M2.500 6.500h11v10h-11zM13.500 10h4l3.500 3.500v3h-7.500M7 15a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM17 15a2 2 0 1 1 0 4a2 2 0 0 1 0-4z',
  camera: 'M4 8h4l1.500-2.500h5L16 8h4v11H4zM12 10.500a3 3 0 1 1 0 6a3 3 0 0 1 0-6z',
  picture: 'M4 5h16v14H4zM4 16l5-5l4 4l3-3l4 4M15 8.500h.01',
  pen: 'M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19zM13.500 7l3.500 3.500',
  sheet: 'M5 4h14v16H5zM5 9h14M12 9v11',
  download: 'M12 4v10.500M7.500 10.500l4.500 4l4.500-4M4.500 15.500v4h15v-4',
  alert: 'M12 4.500l8.500 15h-17zM12 10.500v4M12 17h.01',
} as const

export type AccountIconName = keyof typeof shapes | IconName

/** An icon of the signed-in pages: their own, or one of every page. */
export const AccountIcon = ({ name, className }: { name: AccountIconName; className?: string }) =>
  name in shapes ? (
    <LineIcon shape={shapes[name as keyof typeof shapes]} className={className} />
  ) : (
    <Icon name={name as IconName} className={className} />
  )
