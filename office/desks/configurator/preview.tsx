import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { paths } from '../../paths.ts'
import { PreviewLinks } from '../../ui/preview-links.tsx'
import styles from './side.module.css'

type PreviewProps = { readonly configurator: DeskConfigurator; readonly isUnsaved: boolean }

/** The page of the product as the shop becomes with every draft; it is asked for anew each time something is saved. */
export function Preview({ configurator, isUnsaved }: PreviewProps) {
  const { urlPath, title, productId, draft } = configurator
  const [loads, setLoads] = useState(0)
  if (urlPath === null)
    return (
      <>
        <p className="muted">{texts.previewNoPath}</p>
        <Link to={paths.product(productId)} className="text-link">
          {texts.toProduct}
        </Link>
      </>
    )
  return (
    <>
      {isUnsaved && <Notice tone="info">{texts.previewUnsaved}</Notice>}
      {/* The shop itself stands in it, which runs its own scripts and knows who looks. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        // Another draft, or asking for it, is another page.
        key={`${draft?.version ?? 'live'} ${loads}`}
        src={urlPath}
        title={texts.previewTitle(title)}
        className={styles.frame}
      />
      <div className={styles.buttons}>
        <Button look="tertiary" size="small" onClick={() => setLoads(loads + 1)}>
          {texts.reload}
        </Button>
        <PreviewLinks path={urlPath} label={texts.openPreview} />
      </div>
      <p className="muted">{texts.previewHint}</p>
    </>
  )
}
