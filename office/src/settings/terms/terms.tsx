import { nameOfLanguage, useCommandsContext } from '@vitrine/editor-core'
import { type Answer, listTerms, removeTerm, type TermKind, termKinds } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLanguages } from '../../contents/use-content-languages.ts'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { SelectField } from '../../controls/field.tsx'
import { Badge, Card } from '../../controls/page.tsx'
import { EmptyState, RequestState } from '../../controls/request-state.tsx'
import { ScreenPager } from '../../controls/screen-pager.tsx'
import { SearchField } from '../../controls/search-field.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import { usePages } from '../../navigation/use-pages.ts'
import styles from '../settings.module.css'
import { TermFiles } from './term-files.tsx'
import { TermForm } from './term-form.tsx'
import own from './terms.module.css'

type Term = Answer<typeof listTerms>['items'][number]

const PAGE_SIZE = 50

/** The words by which a site is translated: looked for, written, and exchanged as files. */
export default function Terms() {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const [query, setQuery] = useQuery()
  const languages = useContentLanguages()
  const pages = usePages(PAGE_SIZE)
  const kind = termKinds.find((one) => one === query.get('kind'))
  const q = query.get('q') ?? ''
  const request = useCall(listTerms, {
    ...{ page: pages.page, pageSize: PAGE_SIZE },
    ...(kind !== undefined && { kind }),
    ...(q !== '' && { q }),
  })
  const mayWrite = may('settings.write')
  const [edited, setEdited] = useState<Term | 'new'>()
  const show = (changes: Readonly<Record<string, string | undefined>>) => setQuery({ ...changes, page: undefined })
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t('terms.intro')}</p>
      {!mayWrite && <p className={frames.note}>{t('settings.readOnly')}</p>}
      {languages && mayWrite && edited !== undefined && (
        <TermForm
          key={edited === 'new' ? '' : edited.id}
          term={edited === 'new' ? undefined : edited}
          languages={languages}
          onClose={(isSaved) => {
            setEdited(undefined)
            if (isSaved) request.refresh()
          }}
        />
      )}
      <Card
        title={t('terms.list')}
        tools={
          mayWrite &&
          edited === undefined && (
            <button type="button" className={controls.button} onClick={() => setEdited('new')}>
              {t('terms.add')}
            </button>
          )
        }
      >
        <div className={styles.stack}>
          <div className={own.filters}>
            <SearchField label={t('terms.search')} value={q} onChange={(text) => show({ q: text })} />
            <SelectField
              label={t('terms.kind')}
              value={kind ?? ''}
              choices={[
                { value: '', label: t('translationFiles.all') },
                ...termKinds.map((one) => ({ value: one, label: t(`terms.kind.${one}`) })),
              ]}
              onChange={(value) => show({ kind: value })}
            />
          </div>
          <RequestState request={request}>
            {({ items, total }) =>
              items.length === 0 ? (
                <EmptyState text={t('terms.none')} />
              ) : (
                <>
                  <ul className={styles.plainList}>
                    {items.map((term) => (
                      <TermLine
                        key={term.id}
                        term={term}
                        onEdit={mayWrite ? () => setEdited(term) : undefined}
                        onRemoved={request.refresh}
                      />
                    ))}
                  </ul>
                  <ScreenPager {...pages} total={total} />
                </>
              )
            }
          </RequestState>
        </div>
      </Card>
      <TermFiles onChanged={request.refresh} />
    </div>
  )
}

const tones = { term: 'plain', keep: 'good', forbidden: 'warn' } as const satisfies Readonly<Record<TermKind, string>>

interface TermLineProps {
  readonly term: Term
  /** Nothing where it may not be changed. */
  readonly onEdit: (() => void) | undefined
  readonly onRemoved: () => void
}

/** A word with its translations. */
function TermLine({ term, onEdit, onRemoved }: TermLineProps) {
  const { t } = useTranslation('office')
  const { send, locale } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const { id, kind, word, language, targets } = term
  const remove = () =>
    run(async () => {
      await send(removeTerm, { id })
      announcer.announce(t('settings.removeNamed', { name: word }))
      onRemoved()
    })
  return (
    <li className={own.term}>
      <div className={styles.row}>
        <strong dir="auto" lang={language}>
          {word}
        </strong>
        <Badge tone={tones[kind]}>{t(`terms.kind.${kind}`)}</Badge>
        <span className={styles.soft}>{nameOfLanguage(locale, language)}</span>
        {onEdit && (
          <span className={styles.rowEnd}>
            <button
              type="button"
              className={controls.button}
              aria-label={t('terms.editNamed', { name: word })}
              onClick={onEdit}
            >
              {t('action.edit')}
            </button>
            <button
              type="button"
              className={controls.button}
              aria-label={t('settings.removeNamed', { name: word })}
              disabled={isBusy}
              onClick={() => void remove()}
            >
              {t('settings.remove')}
            </button>
          </span>
        )}
      </div>
      {targets.length > 0 && (
        <dl className={own.targets}>
          {[...Map.groupBy(targets, (one) => one.language)].map(([code, words]) => (
            <div key={code}>
              <dt>{nameOfLanguage(locale, code)}</dt>
              <dd dir="auto" lang={code}>
                {words.map((one) => one.word).join(' | ')}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ActionError error={error} />
    </li>
  )
}
