import type { BoxMm } from '#domain/designs/box.ts'
import { detailBox, type DetailPart, type PixelSize } from '#domain/designs/detail.ts'
import { pxPerMmOf } from '#domain/designs/zoom.ts'
import { rectOf } from '#app/ui/drawn-box.ts'
import styles from './sheet-view.module.css'
import type { SheetDetail } from './use-detail.ts'

type DetailPicturesProps = {
  readonly full: PixelSize
  /** Where the page lies. */
  readonly page: BoxMm
  readonly detail: SheetDetail
  readonly percent: number
}

/** The sharp parts of a page over its preview, in mm as that is. Where each pixel takes several of the screen, those are seen. */
export const DetailPictures = ({ full, page, detail, percent }: DetailPicturesProps) =>
  detail.shown.map(({ part, picture }) => (
    <image
      key={Object.values(part).join()}
      href={picture}
      {...rectOf(boxOf(part, full, page))}
      preserveAspectRatio="none"
      className={shownPx(page, percent) > (2 * full.widthPx) / 2 ** part.level ? styles.pixels : undefined}
      data-detail=""
    />
  ))

/** How many pixels of the screen the page is wide. */
const shownPx = ({ widthMm }: BoxMm, percent: number) =>
  widthMm * pxPerMmOf(percent) * window.devicePixelRatio

function boxOf(part: DetailPart, full: PixelSize, page: BoxMm): BoxMm {
  const { left, top, right, bottom } = detailBox(full, part)
  const [mmAcross, mmDown] = [page.widthMm / full.widthPx, page.heightMm / full.heightPx]
  return {
    xMm: page.xMm + left * mmAcross,
    yMm: page.yMm + top * mmDown,
    widthMm: (right - left) * mmAcross,
    heightMm: (bottom - top) * mmDown,
  }
}
