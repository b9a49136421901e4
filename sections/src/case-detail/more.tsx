import { drawText, inLanguage, useStage } from '@vitrine/renderer'
import { More } from '../parts/article/more.tsx'
import { Card, sizesOf } from '../parts/card/card.tsx'
import type { Case, Product } from './cases.ts'

/** The products that a case was built with, as cards; nothing without any. */
export function UsedProducts({ products }: { readonly products: readonly Product[] }) {
  const { words } = useStage()
  if (products.length === 0) return null
  return (
    <More title={words('caseDetail.products')} small>
      {products.map(({ id, slug, props, languages }) => (
        <li key={id}>
          <Card
            to={{ type: 'page', pageType: 'product', id: slug, newTab: false }}
            name={props.name}
            namedBy="name"
            image={props.images?.[0]?.image}
            languages={languages}
            level="h3"
            sizes={sizesOf({ layout: 'grid', columns: 4 })}
            over={props.model && <bdi dir="ltr">{drawText(props.model)}</bdi>}
          />
        </li>
      ))}
    </More>
  )
}

/** Further cases as cards; nothing without any. */
export function FurtherCases({ cases }: { readonly cases: readonly Case[] }) {
  const stage = useStage()
  if (cases.length === 0) return null
  return (
    <More title={stage.words('caseDetail.related')}>
      {cases.map(({ id, slug, props, languages }) => (
        <li key={id}>
          <Card
            to={{ type: 'page', pageType: 'case', id: slug, newTab: false }}
            name={props.title}
            image={props.image}
            languages={languages}
            level="h3"
            sizes={sizesOf({ layout: 'grid', columns: 3 })}
            over={props.category && <span {...inLanguage(languages?.category, stage)}>{drawText(props.category)}</span>}
          />
        </li>
      ))}
    </More>
  )
}
