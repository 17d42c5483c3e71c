import type { ShownSettings } from '#contract/settings.desk.ts'

type Props = { logo: NonNullable<ShownSettings['logo']>; className?: string }

/** The logo on paper, whatever the colours of the screen; beside it stands the name. */
export const Logo = ({ logo: { url, width, height }, className = '' }: Props) => (
  <img
    src={url}
    alt=""
    width={width}
    height={height}
    className={`h-auto max-h-20 w-auto max-w-full rounded bg-white object-contain object-left p-1 ${className}`}
  />
)
