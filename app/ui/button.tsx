import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'

import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconLines } from './icon.tsx'

type ButtonLook = {
  readonly look?: 'primary' | 'secondary' | 'tertiary' | undefined
  readonly size?: 'normal' | 'small' | undefined
  /** Fills the width of what it stands in. */
  readonly wide?: boolean | undefined
  readonly icon?: IconLines | undefined
  readonly iconAfter?: IconLines | undefined
  readonly children: ReactNode
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Saving: the ring replaces the icon, the label stays and further presses are ignored. */
    readonly pending?: boolean
    /** Looks and says disabled but keeps the focus and its press, so that the refusal can be told. */
    readonly refusing?: boolean
  }

function lookOf({ look = 'primary', size = 'normal', wide = false }: Omit<ButtonLook, 'children'>) {
  return [styles.button, styles[look], size === 'small' && styles.small, wide && styles.wide] as const
}

function preventPress(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

export function Button(props: ButtonProps) {
  const { look, size, wide, icon, iconAfter, pending = false, refusing = false, ...rest } = props
  const { children, className, type, onClick, ...attributes } = rest
  const ringed = pending && icon === undefined && iconAfter === undefined
  const ring = pending && <span className={styles.ring} />
  return (
    <button
      {...attributes}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classNames(...lookOf({ look, size, wide }), ringed && styles.ringed, className)}
      aria-disabled={pending || refusing || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? preventPress : onClick}
    >
      {icon === undefined ? ringed && ring : ring || <Icon of={icon} />}
      <span>{children}</span>
      {iconAfter && ((icon === undefined && ring) || <Icon of={iconAfter} />)}
    </button>
  )
}

type LinkButtonProps = ButtonLook & ComponentProps<typeof Link>

export function LinkButton({
  look,
  size,
  wide,
  icon,
  iconAfter,
  children,
  className,
  ...link
}: LinkButtonProps) {
  return (
    <Link {...link} className={classNames(...lookOf({ look, size, wide }), className)}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon of={iconAfter} />}
    </Link>
  )
}
