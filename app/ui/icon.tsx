import './icon.css'

/** The lines of an icon on a sheet of 24 by 24, as one path. */
export type IconLines = string

type IconProps = {
  readonly of: IconLines
  /** 16 in labels, 18 in steppers, 20 beside text, 24 in summaries, 28 on its own. */
  readonly sizePx?: 16 | 18 | 20 | 24 | 28
  /** Bold keeps a 16 px sign readable on a tinted label. */
  readonly bold?: boolean
  /** Only for an icon that stands alone and is not inside a named control. */
  readonly label?: string
  readonly className?: string | undefined
}

const SHEET = 24
const PEN_PX = 1.75
const BOLD_PEN_PX = 2.2

export function Icon({ of: lines, sizePx = 20, bold = false, label, className }: IconProps) {
  return (
    <svg
      viewBox={`0 0 ${SHEET} ${SHEET}`}
      width={sizePx}
      height={sizePx}
      // As thick on the screen at every size.
      strokeWidth={((bold ? BOLD_PEN_PX : PEN_PX) * SHEET) / sizePx}
      className={className === undefined ? 'icon' : `icon ${className}`}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={lines} />
    </svg>
  )
}
