import { ChangeList, changesInWords, type DraftNaming, nameOfLanguage, type PlaceOfChanges } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Badge, Card } from '../../controls/page.tsx'
import { type ChangedPage, changedPages, diffOf, hasChangedParts } from '../release-diff.ts'
import { languagesIn, type PublishPlan } from '../use-plan.ts'
import { BeforeAfter } from './before-after.tsx'
import styles from './review.module.css'
import { type ChosenScope, sourceFirst } from './use-scope.ts'

interface PageChangesProps {
  readonly whole: PublishPlan
  readonly naming: DraftNaming
  readonly chosen: ChosenScope
  readonly mayPublish: boolean
  readonly isBusy: boolean
}

/** So many pages are shown before somebody asks for more, and so many changes of each. */
const PAGES = 20
const CHANGES = 8

/** What changes by page, each with a tick, and around the pages. */
export function PageChanges({ whole, naming, chosen, mayPublish, isBusy }: PageChangesProps) {
  const { t } = useTranslation('office')
  const [shown, setShown] = useState(PAGES)
  const pages = useMemo(() => changedPages(whole), [whole])
  const places = useMemo(() => changesInWords(naming, diffOf(whole), Number.POSITIVE_INFINITY), [naming, whole])
  const byPage = useMemo(
    () => new Map(places.flatMap((place) => (place.where.page === undefined ? [] : [[place.where.page, place]]))),
    [places],
  )
  const around = places.filter(({ where }) => where.page === undefined)
  if (pages.length === 0 && !hasChangedParts(whole)) return null
  return (
    <Card title={t('publish.what')}>
      <ul className={styles.pages}>
        {pages.slice(0, shown).map((page) => (
          <li key={page.id} className={styles.page}>
            <PageHead {...{ page, whole, naming, chosen, mayPublish, isBusy }} />
            <PlaceChanges place={byPage.get(page.id)} />
            <Drawn page={page} whole={whole} naming={naming} />
          </li>
        ))}
      </ul>
      {pages.length > shown && (
        <button type="button" className={controls.button} onClick={() => setShown(shown + 50)}>
          {t('problems.more', { count: pages.length - shown })}
        </button>
      )}
      {hasChangedParts(whole) && <Around whole={whole} places={around} naming={naming} isLeftOut={!chosen.hasParts} />}
      {whole.more > 0 && <p className={frames.hint}>{t('releases.beyond', { count: whole.more })}</p>}
    </Card>
  )
}

interface PageHeadProps extends Pick<PageChangesProps, 'whole' | 'naming' | 'chosen' | 'mayPublish' | 'isBusy'> {
  readonly page: ChangedPage
}

function PageHead({ page: { id, name, kind, languages }, whole, naming, chosen, mayPublish, isBusy }: PageHeadProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const shownName = naming.hasPage(id) ? naming.nameOfWhere({ page: id }) : name
  const names = new Intl.ListFormat(locale, { style: 'narrow', type: 'conjunction' }).format(
    sourceFirst(whole, languages).map((code) => nameOfLanguage(locale, code)),
  )
  return (
    <div className={styles.pageHead}>
      <h3 className={styles.pageName}>
        {mayPublish ? (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={chosen.hasPage(id)}
              disabled={isBusy}
              onChange={() => chosen.togglePage(id)}
            />
            <bdi>{shownName}</bdi>
          </label>
        ) : (
          <bdi>{shownName}</bdi>
        )}
      </h3>
      {kind === 'added' && <Badge tone="good">{t('publish.new')}</Badge>}
      {kind === 'removed' && <Badge tone="warn">{t('publish.removed')}</Badge>}
      <span className={frames.hint}>{names}</span>
    </div>
  )
}

function PlaceChanges({ place }: { readonly place: PlaceOfChanges | undefined }) {
  const { t } = useTranslation('office')
  const [isAll, setAll] = useState(false)
  if (!place) return null
  const changes = isAll ? place.changes : place.changes.slice(0, CHANGES)
  const hidden = place.changes.length - changes.length
  return (
    <>
      <ChangeList changes={changes} />
      {hidden > 0 && (
        <button type="button" className={controls.button} onClick={() => setAll(true)}>
          {t('problems.more', { count: hidden })}
        </button>
      )}
    </>
  )
}

interface DrawnProps {
  readonly page: ChangedPage
  readonly whole: PublishPlan
  readonly naming: DraftNaming
}

/** The page before and after, drawn once somebody wants to see it. */
function Drawn({ page, whole, naming }: DrawnProps) {
  const { t } = useTranslation('office')
  const [isOpen, setOpen] = useState(false)
  const name = naming.hasPage(page.id) ? naming.nameOfWhere({ page: page.id }) : page.name
  return (
    <>
      <button
        type="button"
        className={controls.button}
        aria-expanded={isOpen}
        aria-label={t('publish.drawnOf', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('publish.drawn')}
      </button>
      {isOpen && <BeforeAfter page={page} name={name} whole={whole} />}
    </>
  )
}

interface AroundProps {
  readonly whole: PublishPlan
  readonly places: readonly PlaceOfChanges[]
  readonly naming: DraftNaming
  readonly isLeftOut: boolean
}

/** What stands around all pages: it goes live together with all of them. */
function Around({ whole, places, naming, isLeftOut }: AroundProps) {
  const { t } = useTranslation('office')
  const told = new Set(places.map(({ name }) => name))
  // What came or went as a whole has no fields to tell of.
  const untold = new Set(
    languagesIn(whole).flatMap(([, { language, parts, menus, theme }]) =>
      language === 'added'
        ? []
        : [
            ...parts.map((part) => naming.nameOfWhere({ part })),
            ...menus.map((menu) => naming.nameOfWhere({ menu })),
            ...(theme ? [t('releases.theme')] : []),
          ].filter((name) => !told.has(name)),
    ),
  )
  if (places.length === 0 && untold.size === 0) return null
  return (
    <section aria-label={t('publish.around')} className={styles.around}>
      <h3 className={styles.pageName}>{t('publish.around')}</h3>
      {isLeftOut && <p className={frames.hint}>{t('publish.aroundLeftOut')}</p>}
      {places.map((place) => (
        <div key={place.key}>
          <h4 className={styles.placeName} dir="auto">
            {place.name}
          </h4>
          <PlaceChanges place={place} />
        </div>
      ))}
      {[...untold].map((name) => (
        <h4 key={name} className={styles.placeName} dir="auto">
          {name}
        </h4>
      ))}
    </section>
  )
}
