import type { Answer, replaceMedia } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import styles from '../media.module.css'

type Place = Answer<typeof replaceMedia>['places'][number]

/** So many places are read before one scrolls no further. */
const MOST = 100

/** Where a file is changed for another one, or is not. */
export function PlaceList({ label, places }: { readonly label: string; readonly places: readonly Place[] }) {
  const { t } = useTranslation('office')
  return (
    <ul className={styles.places} aria-label={label}>
      {places.slice(0, MOST).map(({ kind, id, draftsId, name, content }) => (
        <li key={`${kind} ${id} ${draftsId}`}>
          {kind === 'site' ? (
            t('media.usedAround')
          ) : (
            <>
              {content ? t(`media.used.${content}`) : t('media.usedPage')}: <bdi>{name ?? id}</bdi>
            </>
          )}
        </li>
      ))}
      {places.length > MOST && <li>{t('media.morePlaces', { count: places.length - MOST })}</li>}
    </ul>
  )
}
