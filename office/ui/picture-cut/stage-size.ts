import type { CSSProperties } from 'react'

/** A picture as wide as there is room, and never so high that what stands below it is out of sight. */
export const stageSize = (shape: number): CSSProperties => ({
  aspectRatio: shape,
  maxWidth: `calc(40dvh * ${shape})`,
})
