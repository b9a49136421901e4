import { nameOfLanguage } from '@vitrine/editor-core'
import { type ListedTextState, type TextList, textStates } from '@vitrine/schemas'
import { formatNumber } from '@vitrine/schemas/format'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { SelectField } from '../controls/field.tsx'
import { SearchField } from '../controls/search-field.tsx'
import type { TextsView } from './texts-view.ts'
import styles from './translation.module.css'
import type { PlaceWords } from './use-place-words.ts'

interface TextFiltersProps {
  readonly view: TextsView
  readonly list: TextList
  readonly counts: TextList['counts']
  readonly language: string
  readonly words: PlaceWords
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** In which language texts are shown, and which of them. */
export function TextFilters({ view, list, counts, language, words, onChange }: TextFiltersProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { languages, places, people } = list
  return (
    <>
      <search className={styles.filters}>
        <SelectField
          label={t('translation.language')}
          value={language}
          choices={languages.map((code) => ({ value: code, label: nameOfLanguage(locale, code) }))}
          onChange={(texts) => onChange({ texts, text: undefined })}
        />
        <SearchField label={t('translation.search')} value={view.q} onChange={(q) => onChange({ q })} />
        <SelectField
          label={t('translation.place')}
          value={view.place ?? ''}
          choices={[
            { value: '', label: t('translation.allPlaces') },
            ...places.map(({ place }) => ({
              value: place,
              label: `${words.kindOfPlace(place)}: ${words.nameOfPlace(place)}`,
            })),
          ]}
          onChange={(place) => onChange({ place })}
        />
        {(people.length > 0 || view.by !== undefined) && (
          <SelectField
            label={t('translation.person')}
            value={view.by ?? ''}
            choices={[
              { value: '', label: t('translation.anyone') },
              ...[...new Set([...(view.by === undefined ? [] : [view.by]), ...people])].map((name) => ({
                value: name,
                label: name,
              })),
            ]}
            onChange={(by) => onChange({ by })}
          />
        )}
      </search>
      <StateTabs {...{ view, counts, onChange }} problems={list.problems} />
    </>
  )
}

/** In the order in which somebody works through them. */
const inOrder: readonly ListedTextState[] = ['missing', 'stale', 'new', 'machine', 'needs-review', 'translated']

interface StateTabsProps extends Pick<TextFiltersProps, 'view' | 'counts' | 'onChange'> {
  readonly problems: number
}

/** How many texts there are of each state; a press shows those alone. */
function StateTabs({ view, counts, problems, onChange }: StateTabsProps) {
  const { t } = useTranslation('office')
  const { label, locale } = useOffice()
  const all = textStates.reduce((sum, state) => sum + counts[state], 0)
  const chosen = view.hasProblems ? 'problems' : (view.state ?? '')
  const tabs = [
    { value: '', name: t('translation.all'), count: all },
    ...inOrder.map((state) => ({
      value: state as string,
      name: label(`origin.${state}`) ?? state,
      count: counts[state],
    })),
    { value: 'problems', name: t('translation.problems'), count: problems },
  ].filter(({ value, count }) => value === '' || count > 0 || value === chosen)
  return (
    <fieldset className={styles.states}>
      <legend className={styles.hidden}>{t('translation.state')}</legend>
      {tabs.map(({ value, name, count }) => (
        <label key={value} data-on={value === chosen || undefined}>
          <input
            type="radio"
            name="text-state"
            className={styles.hidden}
            checked={value === chosen}
            onChange={() => onChange({ state: value || undefined })}
          />
          {name} <span className={styles.count}>{formatNumber(count, locale)}</span>
        </label>
      ))}
    </fieldset>
  )
}
