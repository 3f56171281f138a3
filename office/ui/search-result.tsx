import { useEffect, useRef, useState } from 'react'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { searchResultTexts as texts } from '#texts/nl/office/search-result.ts'
import { fieldText } from '../lib/field-text.ts'
import styles from './search-result.module.css'

/** What search engines read of a page. */
type Found = {
  readonly title: string
  readonly urlPath: string
  readonly metaTitle: string
  readonly metaDescription: string
}

/** A page as a search engine shows it. */
export function SearchResult({ title, urlPath, metaTitle, metaDescription }: Found) {
  return (
    <figure className={styles.preview}>
      <figcaption className="strong">{texts.preview}</figcaption>
      <div className={styles.snippet}>
        <p className="meta">{texts.crumbs(urlPath)}</p>
        <p className={styles.title}>{metaTitle || title || texts.noTitle}</p>
        <p className={metaDescription ? undefined : 'muted'}>{metaDescription || texts.noDescription}</p>
      </div>
    </figure>
  )
}

type SearchFieldsProps = {
  readonly first: Found
  /** What of the form is told where there is no description; without, search engines choose a text. */
  readonly toldInstead?: { readonly name: string; readonly first: string; readonly hint: string }
  readonly labels: { readonly metaTitle: string; readonly metaDescription: string }
  readonly faults: { readonly metaTitle?: string | undefined; readonly metaDescription?: string | undefined }
}

/** In a form with a title and an address: what search engines show instead, and how that looks as it is typed. */
export function SearchFields({ first, toldInstead, labels, faults }: SearchFieldsProps) {
  const here = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState(first)
  const [instead, setInstead] = useState(toldInstead?.first ?? '')
  const insteadOf = toldInstead?.name
  useEffect(() => {
    const form = here.current?.closest('form')
    if (!form) return undefined
    const read = () => {
      setInstead(insteadOf === undefined ? '' : fieldText(form, insteadOf))
      setFound({
        title: fieldText(form, 'title'),
        // One that stays where it is has no field.
        urlPath: fieldText(form, 'urlPath') || first.urlPath,
        metaTitle: fieldText(form, 'metaTitle'),
        metaDescription: fieldText(form, 'metaDescription'),
      })
    }
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [first.urlPath, insteadOf])
  return (
    <>
      <TextField
        name="metaTitle"
        label={labels.metaTitle}
        hint={texts.titleHint(found.metaTitle.length, texts.ownTitle)}
        optional
        maxLength={200}
        autoComplete="off"
        defaultValue={first.metaTitle}
        error={faults.metaTitle}
      />
      <TextAreaField
        name="metaDescription"
        label={labels.metaDescription}
        hint={texts.descriptionHint(found.metaDescription.length, toldInstead?.hint)}
        rows={3}
        optional
        maxLength={500}
        defaultValue={first.metaDescription}
        error={faults.metaDescription}
      />
      <div ref={here}>
        <SearchResult {...found} metaDescription={found.metaDescription || instead} />
      </div>
    </>
  )
}
