import { useStage } from '@vitrine/renderer'
import { Missing } from '../nothing/missing.tsx'

interface MissingProductProps {
  /** The service answered, and there is no product at all: another thing than one that is not found. */
  readonly isWithoutProducts: boolean
}

/** What stands where a product would: why there is none, and the way to the others. */
export function MissingProduct({ isWithoutProducts }: MissingProductProps) {
  const { words } = useStage()
  if (isWithoutProducts) return <Missing icon="package" reason={words('productFacts.none')} />
  return (
    <Missing
      icon="package"
      reason={words('productFacts.missing')}
      to={{ type: 'page', pageType: 'products', newTab: false }}
      label={words('productFacts.all')}
    />
  )
}
