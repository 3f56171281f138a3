import type { ComponentProps } from 'react'
import type { MenuNode } from '#contract/navigation.ts'
import { Picture } from '#app/ui/picture.tsx'

type NodePictureProps = Pick<ComponentProps<typeof Picture>, 'loading' | 'className'> & {
  readonly node: MenuNode
  readonly width: number
  readonly height: number
}

/** The picture of a category in a menu, if it has one. */
export function NodePicture({ node, width, height, ...rest }: NodePictureProps) {
  const { imageUrl, imageSources: sources } = node
  if (!imageUrl) return null
  return <Picture image={{ url: imageUrl, width, height, sources }} sizes={`${width}px`} alt="" {...rest} />
}
