import { nameOfLanguage, useCommandsContext } from '@vitrine/editor-core'
import { listMediaAlts, type MediaAlt, type MediaAltList } from '@vitrine/schemas'
import { formatNumber } from '@vitrine/schemas/format'
import controls from '@vitrine/setters/controls/controls.module.css'
import Captions from 'lucide-react/icons/captions'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldKeys } from '../../context/cell-keys.ts'
import { useOffice } from '../../context/office-context.ts'
import { useScreenCommands } from '../../context/screen-commands.ts'
import { useCall } from '../../context/use-call.ts'
import { type Column, DataTable } from '../../controls/data-table.tsx'
import { SelectField } from '../../controls/field.tsx'
import { Page } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { ScreenPager } from '../../controls/screen-pager.tsx'
import { SearchField } from '../../controls/search-field.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import { usePages } from '../../navigation/use-pages.ts'
import media from '../media.module.css'
import { MediaTabs } from '../media-tabs.tsx'
import { AltCell } from './alt-cell.tsx'
import { AltPlace } from './alt-place.tsx'
import { type AltEdit, createAltSaver, keyOfAlt, withAlt } from './alt-save.ts'
import styles from './alts.module.css'

const PAGE_SIZE = 25
const noKeys = [] as const
/** So many languages stand beside each other unless somebody asks for all. */
const MOST_BESIDE = 6

/** What pictures say to those who do not see them: every picture where it stands, in all languages. */
export function MediaAlts() {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const [query, setQuery] = useQuery()
  const q = (query.get('q') ?? '').slice(0, 200)
  const missing = (query.get('missing') ?? '').slice(0, 40)
  const pages = usePages(PAGE_SIZE)
  const request = useCall(listMediaAlts, {
    page: pages.page,
    pageSize: PAGE_SIZE,
    ...(q !== '' && { q }),
    ...(missing !== '' && { missing }),
  })
  const [saver] = useState(() => createAltSaver(send))
  const { data, mutate, refresh } = request
  useEffect(() => {
    if (data) saver.read(data)
  }, [data, saver])
  async function save(edit: AltEdit) {
    const saved = await saver.save(edit)
    if (saved.state === 'saved') {
      mutate((list) => list && withAlt(list, edit))
      announcer.announce(t('media.alts.saved'))
    }
    if (saved.state === 'conflict' || saved.isBehind) refresh()
    return saved
  }
  useScreenCommands(data?.items.length ? fieldKeys : noKeys)
  const isLess = q !== '' || missing !== '' || pages.page > 1
  return (
    <Page title={t('media.part.alts')} isWide mark={<MediaTabs part="alts" />}>
      <p className={styles.intro}>{t('media.alts.intro')}</p>
      {data && <AltFilters list={data} q={q} missing={missing} query={query} onChange={setQuery} />}
      <RequestState request={request}>
        {(list) =>
          list.items.length === 0 ? (
            <EmptyState
              icon={Captions}
              text={t(
                missing !== '' && q === '' ? 'media.alts.complete' : isLess ? 'media.alts.noMatch' : 'media.alts.empty',
              )}
            >
              {isLess && (
                <button
                  type="button"
                  className={controls.button}
                  onClick={() => setQuery({ q: undefined, missing: undefined, page: undefined })}
                >
                  {t('media.alts.showAll')}
                </button>
              )}
            </EmptyState>
          ) : (
            <>
              <AltTable list={list} language={query.get('language') ?? ''} onSave={save} />
              <ScreenPager {...pages} total={list.total} />
            </>
          )
        }
      </RequestState>
    </Page>
  )
}

interface AltFiltersProps {
  readonly list: MediaAltList
  readonly q: string
  readonly missing: string
  readonly query: URLSearchParams
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** Keeps the pictures of some words, or those that lack a text; and which languages stand beside each other. */
function AltFilters({ list, q, missing, query, onChange }: AltFiltersProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { languages, sourceLanguage } = list
  const nameOf = (language: string) => nameOfLanguage(locale, language)
  return (
    <search className={media.filters}>
      <SearchField
        label={t('media.alts.search')}
        value={q}
        onChange={(text) => onChange({ q: text, page: undefined })}
      />
      <SelectField
        label={t('media.show')}
        value={missing}
        choices={[
          { value: '', label: t('media.alts.all') },
          { value: 'any', label: t('media.alts.missingAny') },
          ...languages.map((language) => ({
            value: language,
            label: t('media.alts.missingIn', {
              language: nameOf(language),
              number: formatNumber(list.missing[language] ?? 0, locale),
            }),
          })),
        ]}
        onChange={(value) => onChange({ missing: value, page: undefined })}
      />
      {languages.length > 2 && (
        <SelectField
          label={t('media.alts.languages')}
          value={shownLanguage(list, query.get('language') ?? '')}
          choices={[
            { value: 'all', label: t('media.alts.allLanguages') },
            ...languages
              .filter((language) => language !== sourceLanguage)
              .map((language) => ({ value: language, label: nameOf(language) })),
          ]}
          onChange={(language) => onChange({ language })}
        />
      )}
    </search>
  )
}

/** Which language stands beside the source: `all`, or one of them. */
function shownLanguage({ languages, sourceLanguage }: MediaAltList, asked: string): string {
  if (asked === 'all' || (languages.includes(asked) && asked !== sourceLanguage)) return asked
  return languages.length <= MOST_BESIDE ? 'all' : (languages.find((one) => one !== sourceLanguage) ?? 'all')
}

interface AltTableProps {
  readonly list: MediaAltList
  readonly language: string
  readonly onSave: (edit: AltEdit) => ReturnType<ReturnType<typeof createAltSaver>['save']>
}

/** A row for each picture, a column for each language. */
function AltTable({ list, language, onSave }: AltTableProps) {
  const { t } = useTranslation('office')
  const { locale, may, member } = useOffice()
  const { sourceLanguage, languages } = list
  const beside = shownLanguage(list, language)
  const shown = languages.filter((one) => beside === 'all' || one === sourceLanguage || one === beside)
  const mayEdit = (one: string) =>
    may('draft.write') &&
    (member.role !== 'translator' || (one !== sourceLanguage && (member.languages ?? []).includes(one)))
  const columns: readonly Column<MediaAlt>[] = [
    { id: 'place', label: t('media.alts.picture'), cell: (alt) => <AltPlace alt={alt} /> },
    ...shown.map(
      (one): Column<MediaAlt> => ({
        id: one,
        label: nameOfLanguage(locale, one),
        cell: (alt) => (
          <AltCell
            alt={alt}
            language={one}
            sourceLanguage={sourceLanguage}
            mayEdit={mayEdit(one)}
            onSave={(code, text) => onSave({ alt, language: code, text })}
          />
        ),
      }),
    ),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is scrolled by keys, too
    <section className={styles.scroll} aria-label={t('media.part.alts')} tabIndex={0}>
      <DataTable label={t('media.part.alts')} columns={columns} rows={list.items} keyOf={keyOfAlt} />
    </section>
  )
}
