import { useEffect, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { downloadIcon } from '#app/ui/icons/download.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { LinkProduct } from '#domain/designs/manager-state.ts'
import { formatFileSize, formatSizeCm } from '#texts/nl/format-size.ts'
import { formatNumber, SPACE } from '#texts/nl/format.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import styles from './drop-area.module.css'

const texts = uploadTexts.demands

const mm = (length: number) => `${formatNumber(length)}${SPACE}mm`

type ProductFile = { readonly name: string; readonly url: string; readonly sizeBytes: number }

/** What the file of a line must be like, with what the product's page has to download (its template, where it has one). */
export function PrintDemands({ product }: { readonly product: LinkProduct }) {
  const files = useProductFiles(product.sku)
  const { print, backSide } = product
  if (print === null) return null
  const { widthMm, heightMm, bleedMm, safeMarginMm, ppi, colour } = print
  const isSized = widthMm !== null && heightMm !== null
  return (
    <section aria-labelledby="upload-demands" className={styles.demands}>
      <h2 id="upload-demands" className="type-20">
        {texts.title}
      </h2>
      <dl>
        {isSized && <Demand name={texts.size} value={formatSizeCm(widthMm, heightMm)} />}
        <Demand name={texts.bleed} value={bleedMm === 0 ? texts.none : texts.allRound(mm(bleedMm))} />
        {isSized && bleedMm > 0 && (
          <Demand name={texts.fileSize} value={formatSizeCm(widthMm + 2 * bleedMm, heightMm + 2 * bleedMm)} />
        )}
        {safeMarginMm > 0 && <Demand name={texts.safe} value={texts.fromEdge(mm(safeMarginMm))} />}
        <Demand
          name={texts.ppi}
          value={ppi ? texts.atLeast(formatNumber(ppi.minimum), formatNumber(ppi.good)) : texts.outlines}
        />
        <Demand name={texts.colour} value={texts.colours[colour]} />
        <Demand name={texts.sides} value={texts.side[backSide]} />
      </dl>
      {files.length > 0 && (
        <ul aria-label={texts.downloads}>
          {files.map(({ name, url, sizeBytes }) => (
            <li key={url}>
              <a href={url} download className="text-link">
                <Icon of={downloadIcon} sizePx={18} />
                <span>{`${name} (pdf, ${formatFileSize(sizeBytes)})`}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Demand = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** None for a part of a composed product, which has no page; the demands can be read without them. */
function useProductFiles(sku: string): readonly ProductFile[] {
  const [files, setFiles] = useState<readonly ProductFile[]>([])
  useEffect(() => {
    let isGone = false
    const none = () => ({ files: [] })
    void api
      .getProduct({ params: { key: sku } })
      .catch(none)
      .then((product) => isGone || setFiles(product.files))
    return () => {
      isGone = true
    }
  }, [sku])
  return files
}
