import { type DataOf, Text, useStage, type ViewProps } from '@vitrine/renderer'
import type { RichTextValue } from '@vitrine/schemas'
import { ArticleHead, ArticleText } from '../parts/article/article.tsx'
import { framed } from '../parts/frame/frame.ts'
import { Missing } from '../parts/missing/missing.tsx'
import { Ask } from '../parts/product-facts/ask.tsx'
import styles from './case-detail.module.css'
import { productsOf, relatedTo } from './cases.ts'
import { Facts } from './facts.tsx'
import type { load } from './load.ts'
import { FurtherCases, UsedProducts } from './more.tsx'
import type { CaseDetailProps } from './spec.ts'

const all = { type: 'page', pageType: 'cases', newTab: false } as const

/** The page of one case: what was built for whom, with which products, and the way to ask for the like. */
export function CaseDetail({ id, props, root, data }: ViewProps<CaseDetailProps, DataOf<typeof load>>) {
  const { words } = useStage()
  const shown = data.shown ?? data.first?.items[0]
  return (
    <article {...root} className={framed(styles.detail)}>
      {shown ? (
        <>
          <ArticleHead
            title={shown.props.title}
            level={props.titleLevel}
            summary={props.showSummary ? shown.props.summary : undefined}
            image={props.showPicture ? shown.props.image : undefined}
            languages={shown.languages}
            look={props.look}
            back={props.showBack ? { to: all, label: words('caseDetail.all') } : undefined}
          />
          {props.facts === 'above' && <Facts of={shown} shows={props} />}
          <ArticleText
            id={id}
            body={shown.props.body as RichTextValue | undefined}
            languages={shown.languages}
            showContents={props.showContents}
            aside={props.facts === 'beside' && <Facts of={shown} shows={props} />}
          >
            {props.showAsk && (
              <div className={styles.ask}>
                <Text path="askText" as="p" />
                <Ask button={props.askButton} />
              </div>
            )}
          </ArticleText>
          <UsedProducts products={productsOf(shown, data.products?.items ?? [])} />
          <FurtherCases cases={relatedTo(shown, data.cases?.items ?? [], props.related)} />
        </>
      ) : (
        <Missing
          icon="file-text"
          reason={words(data.first ? 'caseDetail.none' : 'caseDetail.missing')}
          to={data.first ? undefined : all}
          label={words('caseDetail.all')}
        />
      )}
    </article>
  )
}
