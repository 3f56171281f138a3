import { Link } from 'react-router'
import type { Category } from '#contract/catalogue.ts'
import { ContentHtml } from '#app/lib/shop/content-html.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { navigationTexts } from '#texts/nl/navigation.ts'
import { catalogueTexts } from '#texts/nl/catalogue.ts'
import styles from './category-page.module.css'
import { writeCategoryQuery, type CategoryQuery } from './category-query.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { FacetForm, ListBar } from './list-at-rest.ts'
import { ProductGrid } from './product-grid.tsx'
import type { RequestLogin } from './use-add-to-cart.ts'

type CategoryPageProps = {
  readonly category: Category
  readonly query: CategoryQuery
  readonly requestLogin: RequestLogin
}

/** A category: its sub-categories, and its products with filters, sorting and pages that live in the address. */
export function CategoryPage({ category, query, requestLogin }: CategoryPageProps) {
  const { title, image, breadcrumbs, shortDescription, description, children, products, facets } = category
  const hasFacets = facets.length > 0
  return (
    <div className={styles.page}>
      <div className="wrap">
        <Breadcrumbs
          label={navigationTexts.breadcrumbs}
          crumbs={breadcrumbs.map(({ label, url }) => ({ label, to: url }))}
        />
        <div className={styles.head}>
          <div>
            <h1>{title}</h1>
            <p className={`lead ${styles.intro}`}>{shortDescription}</p>
          </div>
          {image && (
            <div className={styles.picture}>
              <Picture image={image} sizes="640px" alt="" />
            </div>
          )}
        </div>
        {children.length > 0 && <SubCategories categories={children} />}
        <div className={hasFacets ? styles.columns : styles.column}>
          {hasFacets && (
            <aside className={styles.filters} aria-labelledby="filters">
              <h2 id="filters">{catalogueTexts.filters}</h2>
              <FacetForm category={category} query={query} isApplied />
            </aside>
          )}
          <section aria-labelledby="aantal-producten" className={styles.list}>
            <ListBar category={category} query={query} />
            <ChosenFilters query={query} category={category} />
            {products.length > 0 ? (
              <ProductGrid
                products={products}
                requestLogin={requestLogin}
                isBesideFilters={hasFacets}
                isFirst
              />
            ) : (
              <NoProducts category={category} isFiltered={query.filter.length > 0} />
            )}
            <div className={styles.pages}>
              <Pagination
                page={category.currentPage}
                pageCount={category.pageCount}
                toPage={(page) => `${category.url}${writeCategoryQuery({ ...query, page })}`}
                label={catalogueTexts.pages}
                previousLabel={catalogueTexts.previousPage}
                nextLabel={catalogueTexts.nextPage}
                pageLabel={catalogueTexts.page}
              />
            </div>
          </section>
        </div>
        {description && <ContentHtml html={description} className={`prose ${styles.description}`} />}
      </div>
    </div>
  )
}

function SubCategories({ categories }: { readonly categories: Category['children'] }) {
  return (
    <nav aria-label={catalogueTexts.subCategories}>
      <ul className={styles.subs}>
        {categories.map(({ id, title, url, productCount }) => (
          <li key={id}>
            <Link to={url}>
              {title}
              <span className="figures">{productCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type NoProductsProps = { readonly category: Category; readonly isFiltered: boolean }

function NoProducts({ category, isFiltered }: NoProductsProps) {
  if (!isFiltered) {
    return (
      <EmptyState
        title={catalogueTexts.emptyCategory}
        text={catalogueTexts.emptyCategoryText}
        headingLevel={3}
      />
    )
  }
  return (
    <EmptyState
      title={catalogueTexts.noProducts}
      text={catalogueTexts.noProductsText}
      action={
        <LinkButton to={category.url} look="secondary">
          {catalogueTexts.clearAll}
        </LinkButton>
      }
      headingLevel={3}
    />
  )
}
