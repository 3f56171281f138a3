import { Check, CircleAlert, Info, Minus, Star, TriangleAlert, type LucideIcon } from 'lucide-react'

import styles from './tone.module.css'

/** Green is finished, amber waits for someone, red blocks, blue is under way, grey is out of the flow, reflex is
 * ready for the next action (design 11, Status tones). Each tone has a sign, so that it is never colour alone. */
export type Tone = 'good' | 'warning' | 'error' | 'info' | 'quiet' | 'action'

export const TONES = {
  good: { icon: Check, className: styles.good },
  warning: { icon: TriangleAlert, className: styles.warning },
  error: { icon: CircleAlert, className: styles.error },
  info: { icon: Info, className: styles.info },
  quiet: { icon: Minus, className: styles.quiet },
  action: { icon: Star, className: styles.action },
} as const satisfies Record<Tone, { icon: LucideIcon; className: string | undefined }>
