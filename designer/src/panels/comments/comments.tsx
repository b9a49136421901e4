import { EmptyPanel, nameOfLanguage, Panel } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useMemo, useState } from 'react'
import { useCommands } from '../../commands/index.ts'
import { nameOfWhere } from '../places/place-name.ts'
import rows from '../rows.module.css'
import { CommentEntry } from './comment-entry.tsx'
import styles from './comments.module.css'
import { useLiveComments } from './known-comments.ts'
import { type CommentFilter, type Listed, useComments } from './use-comments.ts'

/** What was said about previews of the draft by those who had a link, page by page. */
export default function Comments() {
  const { t } = useTranslation('designer')
  const [filter, setFilter] = useState<CommentFilter>({ state: 'open', pageId: '', language: '' })
  const { version, changed } = useLiveComments()
  const { listed, message, hasMore, showMore, tryAgain } = useComments(filter, version)
  const nameOfPage = useNameOfPage()
  const groups = useMemo(() => [...Map.groupBy(listed?.items ?? [], ({ page }) => page)], [listed])
  const hasAny = listed !== undefined && listed.counts.open + listed.counts.resolved > 0
  return (
    <Panel title={t('panel.comments')}>
      {message !== undefined && (
        <div role="alert" className={`${frames.note} ${panel.note}`} data-kind="bad">
          <p className={frames.hint}>{message}</p>
          <button type="button" className={controls.button} onClick={tryAgain}>
            {t('comments.retry')}
          </button>
        </div>
      )}
      {hasAny && <Filters listed={listed} filter={filter} nameOfPage={nameOfPage} onChange={setFilter} />}
      {listed?.items.length === 0 && <EmptyPanel>{t(hasAny ? 'comments.noneFound' : 'comments.none')}</EmptyPanel>}
      {groups.map(([page, comments]) => (
        <section key={page} className={styles.group}>
          <h3 className={rows.heading}>
            <span dir="auto" className={styles.name}>
              {nameOfPage(page)}
            </span>
            <span className={frames.tag}>{comments.length}</span>
          </h3>
          <ul className={rows.list}>
            {comments.map((comment) => (
              <CommentEntry key={comment.id} comment={comment} onChanged={changed} />
            ))}
          </ul>
        </section>
      ))}
      {hasMore && (
        <div className={panel.section}>
          <button type="button" className={controls.button} onClick={showMore}>
            {t('comments.more')}
          </button>
        </div>
      )}
    </Panel>
  )
}

/** What pages are called; also those that are there no more. */
function useNameOfPage(): (page: string) => string {
  const commands = useCommands()
  return (page) =>
    commands.editor.state.getState().pagesList.some(({ id }) => id === page)
      ? nameOfWhere(commands, { page })
      : commands.t('comments.pageRemoved')
}

interface FiltersProps {
  readonly listed: Listed
  readonly filter: CommentFilter
  readonly nameOfPage: (page: string) => string
  readonly onChange: (filter: CommentFilter) => void
}

function Filters({ listed, filter, nameOfPage, onChange }: FiltersProps) {
  const { t } = useTranslation('designer')
  const { locale } = useCommands()
  const { counts, pages, languages } = listed
  return (
    <div className={`${panel.section} ${styles.filters}`}>
      <label className={panel.field}>
        {t('comments.show')}
        <select
          className={controls.select}
          value={filter.state}
          onChange={({ target }) => onChange({ ...filter, state: target.value === 'open' ? 'open' : 'resolved' })}
        >
          <option value="open">{t('comments.state.open', { count: counts.open })}</option>
          <option value="resolved">{t('comments.state.resolved', { count: counts.resolved })}</option>
        </select>
      </label>
      {pages.length > 1 && (
        <label className={panel.field}>
          {t('comments.page')}
          <select
            className={controls.select}
            value={filter.pageId}
            onChange={({ target }) => onChange({ ...filter, pageId: target.value })}
          >
            <option value="">{t('comments.allPages')}</option>
            {pages.map(({ page }) => (
              <option key={page} value={page}>
                {nameOfPage(page)}
              </option>
            ))}
          </select>
        </label>
      )}
      {languages.length > 1 && (
        <label className={panel.field}>
          {t('comments.language')}
          <select
            className={controls.select}
            value={filter.language}
            onChange={({ target }) => onChange({ ...filter, language: target.value })}
          >
            <option value="">{t('comments.allLanguages')}</option>
            {languages.map((code) => (
              <option key={code} value={code}>
                {nameOfLanguage(locale, code)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
