import type { LucideIcon } from 'lucide-react'

type IconProps = {
  readonly of: LucideIcon
  /** 16 in labels, 18 in steppers, 20 beside text, 24 in summaries, 28 on its own. */
  readonly sizePx?: 16 | 18 | 20 | 24 | 28
  /** Bold keeps a 16 px sign readable on a tinted label. */
  readonly bold?: boolean
  /** Only for an icon that stands alone and is not inside a named control. */
  readonly label?: string
  readonly className?: string | undefined
}

export function Icon({ of: Shape, sizePx = 20, bold = false, label, className }: IconProps) {
  return (
    <Shape
      size={sizePx}
      strokeWidth={bold ? 2.2 : 1.75}
      absoluteStrokeWidth
      focusable="false"
      {...(className === undefined ? {} : { className })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
