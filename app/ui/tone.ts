import { checkIcon } from './icons/check.ts'
import { circleExclamationPointIcon } from './icons/circle-exclamation-point.ts'
import { infoIcon } from './icons/info.ts'
import { minusIcon } from './icons/minus.ts'
import { starIcon } from './icons/star.ts'
import { triangleExclamationPointIcon } from './icons/triangle-exclamation-point.ts'
import type { IconLines } from './icon.tsx'

import styles from './tone.module.css'

/** Green is finished, amber waits for someone, red blocks, blue is under way, grey is out of the flow, reflex is
 * ready for the next action (design 11, Status tones). Each tone has a sign, so that it is never colour alone. */
export type Tone = 'good' | 'warning' | 'error' | 'info' | 'quiet' | 'action'

export const TONES = {
  good: { icon: checkIcon, className: styles.good },
  warning: { icon: triangleExclamationPointIcon, className: styles.warning },
  error: { icon: circleExclamationPointIcon, className: styles.error },
  info: { icon: infoIcon, className: styles.info },
  quiet: { icon: minusIcon, className: styles.quiet },
  action: { icon: starIcon, className: styles.action },
} as const satisfies Record<Tone, { icon: IconLines; className: string | undefined }>
