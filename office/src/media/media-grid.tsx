import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { bytesInWords } from '../controls/amounts.ts'
import { Link } from '../navigation/link.tsx'
import styles from './media.module.css'
import type { MediaItem } from './media-item.ts'
import { Thumbnail } from './thumbnail.tsx'

interface MediaGridProps {
  readonly items: readonly MediaItem[]
  readonly chosen: ReadonlySet<string>
  /** Left out for those who may change nothing: then nothing can be chosen. */
  readonly onChoose?: (chosen: ReadonlySet<string>) => void
}

/** A page of the library; each file leads to its own page. */
export function MediaGrid({ items, chosen, onChoose }: MediaGridProps) {
  const { t } = useTranslation('office')
  return (
    <ul className={styles.grid} aria-label={t('screen.media')} data-choosing={chosen.size > 0 || undefined}>
      {items.map((item) => (
        <li key={item.id} className={styles.cell}>
          <Tile item={item} />
          {onChoose && (
            <label className={styles.choose}>
              <input
                type="checkbox"
                aria-label={t('media.choose', { name: item.name })}
                checked={chosen.has(item.id)}
                onChange={({ target }) => {
                  const next = new Set(chosen)
                  if (target.checked) next.add(item.id)
                  else next.delete(item.id)
                  onChoose(next)
                }}
              />
            </label>
          )}
        </li>
      ))}
    </ul>
  )
}

function Tile({ item }: { readonly item: MediaItem }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  return (
    <Link to={`/media/${item.id}`} className={styles.tile}>
      <span className={styles.thumbnail}>
        <Thumbnail item={item} />
      </span>
      <bdi className={styles.name} title={item.name}>
        {item.name}
      </bdi>
      <span className={styles.facts}>
        {t(`media.one.${item.kind}`)} · {bytesInWords(item.bytes, locale)}
      </span>
      {item.tags.length > 0 && (
        <span className={styles.tags}>
          {item.tags.map((tag) => (
            <bdi key={tag}>{tag}</bdi>
          ))}
        </span>
      )}
    </Link>
  )
}
