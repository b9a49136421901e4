import type { DataOf, ViewProps } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { List } from '../parts/listing/list.tsx'
import { CaseCard } from './case-card.tsx'
import styles from './case-list.module.css'
import { listingOf, type load } from './load.ts'
import type { CaseListProps } from './spec.ts'
import { useWording } from './wording.ts'

/** Cases as cards: all of them with their categories, or a few on any page. */
export function CaseList({ props, root, data }: ViewProps<CaseListProps, DataOf<typeof load>>) {
  const wording = useWording()
  return (
    <section {...root} className={framed(styles.list)}>
      <Head />
      <List
        listing={listingOf(props)}
        wording={wording}
        categories={data.categories ?? []}
        answer={data.cases}
        counted={{ all: 'caseList.count', found: 'caseList.countFor' }}
        label={props.title}
        className={styles.items}
      >
        {(item, at) => (
          <CaseCard item={item} shows={props} level={levelBelow(props)} first={props.titleLevel === 'h1' && at === 0} />
        )}
      </List>
    </section>
  )
}
