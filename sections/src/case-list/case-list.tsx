import { type DataOf, formatNumber, useStage, type ViewProps } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { Items } from '../parts/items/items.tsx'
import { offersPages, useList } from '../parts/listing/choice.ts'
import { Filters } from '../parts/listing/filters.tsx'
import { Nothing } from '../parts/listing/nothing.tsx'
import { Pages } from '../parts/listing/pages.tsx'
import { CaseCard } from './case-card.tsx'
import styles from './case-list.module.css'
import { listingOf, type load } from './load.ts'
import type { CaseListProps } from './spec.ts'
import { useWording } from './wording.ts'

/** Cases as cards: all of them with their categories, or a few on any page. */
export function CaseList({ props, root, data }: ViewProps<CaseListProps, DataOf<typeof load>>) {
  const { language, words } = useStage()
  const wording = useWording()
  const listing = listingOf(props)
  const list = useList(listing)
  const { cases, categories = [] } = data
  const items = cases?.items ?? []
  const offersChoice = listing.showSearch || listing.showCategories
  return (
    <section {...root} className={framed(styles.list)}>
      <Head />
      <Filters listing={listing} list={list} wording={wording} categories={categories} />
      {cases && offersChoice && (
        <p role="status" className={styles.count}>
          {words(list.choice.q === '' ? 'caseList.count' : 'caseList.countFor', {
            count: cases.total,
            total: formatNumber(cases.total, language),
            // Isolated: what was typed may run the other way.
            q: `\u2068${list.choice.q}\u2069`,
          })}
        </p>
      )}
      {items.length > 0 ? (
        <Items carousel={props.layout === 'carousel'} label={props.title} className={styles.items}>
          {items.map((item, at) => (
            <li key={item.id}>
              <CaseCard
                item={item}
                shows={props}
                level={levelBelow(props)}
                first={props.titleLevel === 'h1' && at === 0}
              />
            </li>
          ))}
        </Items>
      ) : (
        <Nothing
          wording={wording}
          isFiltered={list.choice.q !== '' || list.choice.category !== ''}
          isAnswered={cases !== undefined}
          clearHref={list.href({})}
        />
      )}
      {cases && offersPages(listing) && (
        <Pages list={list} wording={wording} total={cases.total} pageSize={cases.pageSize} />
      )}
    </section>
  )
}
