import { drawText, Icon, inLanguage, useStage } from '@vitrine/renderer'
import type { Answer, caseList } from '@vitrine/schemas'
import { Card, sizesOf } from '../parts/card/card.tsx'
import styles from './case-list.module.css'
import type { CaseListProps } from './spec.ts'

type Case = Answer<typeof caseList>['items'][number]

interface CaseCardProps {
  readonly item: Case
  readonly shows: CaseListProps
  readonly level: 'h2' | 'h3'
  readonly first: boolean
}

/** One case of a list: its field above the name, and for whom, where and when below it. */
export function CaseCard({ item, shows, level, first }: CaseCardProps) {
  const stage = useStage()
  const { slug, props, languages } = item
  const customer = shows.showCustomer ? props.customer : undefined
  const place = shows.showPlace ? props.place : undefined
  const year = shows.showYear ? props.year : undefined
  return (
    <Card
      to={{ type: 'page', pageType: 'case', id: slug, newTab: false }}
      name={props.title}
      summary={shows.showSummary ? props.summary : undefined}
      image={props.image}
      languages={languages}
      level={level}
      sizes={sizesOf(shows)}
      first={first}
      over={
        shows.showCategory &&
        props.category && <span {...inLanguage(languages?.category, stage)}>{drawText(props.category)}</span>
      }
      under={
        (customer || place || year) && (
          <dl className={styles.facts}>
            {customer && (
              <div className={styles.fact}>
                <dt className="visually-hidden">{stage.words('caseList.customer')}</dt>
                <dd className={styles.customer} {...inLanguage(languages?.customer, stage)}>
                  {drawText(customer)}
                </dd>
              </div>
            )}
            {place && (
              <div className={styles.fact}>
                <dt className={styles.sign}>
                  <Icon name="map-pin" />
                  <span className="visually-hidden">{stage.words('caseList.place')}</span>
                </dt>
                <dd {...inLanguage(languages?.place, stage)}>{drawText(place)}</dd>
              </div>
            )}
            {year && (
              <div className={styles.fact}>
                <dt className="visually-hidden">{stage.words('caseList.year')}</dt>
                <dd>{year}</dd>
              </div>
            )}
          </dl>
        )
      }
    />
  )
}
