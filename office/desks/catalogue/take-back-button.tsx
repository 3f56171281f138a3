import { useNavigate } from 'react-router'
import type { ImportFacts } from '#contract/office/catalogue-imports.ts'
import { Button } from '#app/ui/button.tsx'
import { catalogueImportTexts as texts } from '#texts/nl/office/catalogue-imports.ts'
import { api } from '../../lib/api.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { paths } from '../../paths.ts'

type TakeBackProps = {
  readonly of: ImportFacts
  /** Which import it is, in words. */
  readonly name: string
}

/** Leads to what taking an import back would do; nothing is changed yet. */
export function TakeBackButton({ of: { id }, name }: TakeBackProps) {
  const navigate = useNavigate()
  const begin = useDeskChange(
    {
      call: () => api.takeBackCatalogueImport({ params: { id } }),
      onDone: (begun) => void navigate(paths.catalogueImport(begun.id)),
    },
    { outdates: [['products', 'imports']] },
  )
  return (
    <Button
      look="secondary"
      size="small"
      aria-label={texts.takeBackOf(name)}
      pending={begin.isPending}
      onClick={() => begin.mutate()}
    >
      {texts.takeBack}
    </Button>
  )
}
