import { mediaKinds } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../controls/field.tsx'
import { SearchField } from '../controls/search-field.tsx'
import styles from './media.module.css'
import { type MediaFilter, mediaShows } from './media-filter.ts'
import type { MediaSummary } from './media-item.ts'

interface MediaFiltersProps {
  readonly filter: MediaFilter
  readonly summary: MediaSummary | undefined
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** Keeps of the library what has these words, this kind and tag, or what needs a look. */
export function MediaFilters({ filter, summary, onChange }: MediaFiltersProps) {
  const { t } = useTranslation('office')
  const change = (name: string) => (value: string) => onChange({ [name]: value, page: undefined })
  const known = summary?.tags.map(({ tag }) => tag) ?? []
  // A tag that the address names is offered even when no file has it any more.
  const tags = filter.tag === '' || known.includes(filter.tag) ? known : [filter.tag, ...known]
  return (
    <search className={styles.filters}>
      <SearchField label={t('media.search')} value={filter.q} onChange={change('q')} />
      <SelectField
        label={t('media.kind')}
        value={filter.kind ?? ''}
        choices={[
          { value: '', label: t('media.allKinds') },
          ...mediaKinds.map((value) => ({ value, label: t(`media.many.${value}`) })),
        ]}
        onChange={change('kind')}
      />
      {tags.length > 0 && (
        <SelectField
          label={t('media.tag')}
          value={filter.tag}
          choices={[{ value: '', label: t('media.allTags') }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
          onChange={change('tag')}
        />
      )}
      <SelectField
        label={t('media.show')}
        value={filter.show ?? ''}
        choices={[
          { value: '', label: t('media.show.all') },
          ...mediaShows.map((value) => ({ value, label: t(`media.show.${value}`) })),
        ]}
        onChange={change('show')}
      />
    </search>
  )
}
