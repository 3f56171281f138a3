import { Link } from 'react-router'
import type { MenuNode } from '#contract/navigation.ts'
import { Picture } from '#app/ui/picture.tsx'
import { homeTexts } from '#texts/nl/home.ts'
import styles from './category-cards.module.css'

const NAMED_CHILDREN = 3

/** The categories as pictures with their names; crop marks on hover (design 7, Category card). */
export function CategoryCards({ categories }: { readonly categories: readonly MenuNode[] }) {
  return (
    <ul className={styles.cards}>
      {categories.map(({ label, url, imageUrl, imageSources, children }) => (
        <li key={url}>
          <Link to={url} className={styles.card}>
            <div className="crop-marks">
              <div className={`picture-frame ${styles.picture}`}>
                {imageUrl && (
                  <Picture
                    image={{ url: imageUrl, sources: imageSources, width: 400, height: 300 }}
                    sizes="(min-width: 992px) 320px, 50vw"
                    alt=""
                    loading="lazy"
                  />
                )}
              </div>
            </div>
            <h3>{label}</h3>
            <p>{homeTexts.among(children.slice(0, NAMED_CHILDREN).map((child) => child.label))}</p>
          </Link>
        </li>
      ))}
    </ul>
  )
}
