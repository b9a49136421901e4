import {
  always,
  type ContentEditor,
  ContentFields,
  ContentProblems,
  textIn,
  useCommandsContext,
  useIsUnsaved,
  useSaving,
} from '@vitrine/editor-core'
import type { EntitySpec } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { LightSettingsForm, lazyWithRetry } from '@vitrine/setters/internal'
import Eye from 'lucide-react/icons/eye'
import Redo2 from 'lucide-react/icons/redo-2'
import Save from 'lucide-react/icons/save'
import Undo2 from 'lucide-react/icons/undo-2'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useContentPlans } from '../../content-plans/use-content-plans.ts'
import { useOffice } from '../../context/office-context.ts'
import { type ScreenCommand, useScreenCommands } from '../../context/screen-commands.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { Card, Page } from '../../controls/page.tsx'
import { EmptyState } from '../../controls/request-state.tsx'
import { ScreenLoadFailed } from '../../controls/screen-load-failed.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import { useUnsaved } from '../../navigation/use-unsaved.ts'
import { contentRights } from '../content-rights.ts'
import { pathOfKind } from '../kinds.ts'
import type { ListedRowsRef } from '../listed-rows.ts'
import { useNextLanguage } from '../next-language.ts'
import { StatusBadge } from '../status-badge.tsx'
import { type ContentLanguages, LANGUAGE } from '../use-content-languages.ts'
import { ContentActions } from './content-actions.tsx'
import styles from './editor.module.css'
import { LanguageTabs } from './language-tabs.tsx'
import { RecordCard } from './record-card.tsx'
import { useContentServices } from './use-content-services.ts'
import { useNeighbourKeys } from './use-neighbour-keys.ts'

const Preview = lazyWithRetry(async () => ({ default: (await import('./preview.tsx')).Preview }), ScreenLoadFailed)
const ScheduleCard = lazyWithRetry(
  async () => ({ default: (await import('./schedule-card.tsx')).ScheduleCard }),
  ScreenLoadFailed,
)
const CardsBelow = lazyWithRetry(
  async () => ({ default: (await import('./cards-below.tsx')).CardsBelow }),
  ScreenLoadFailed,
)
const ConflictDialog = lazyWithRetry(
  async () => ({ default: (await import('@vitrine/editor-core/conflict-dialog')).ConflictDialog }),
  ScreenLoadFailed,
)

interface ContentFormProps {
  readonly editor: ContentEditor
  readonly entity: EntitySpec
  readonly id: string
  readonly languages: ContentLanguages
  /** The list that it was opened from. */
  readonly listed: ListedRowsRef
}

/** The form of a content, made from its schema; the language that is edited stands in the address. */
export function ContentForm({ editor, entity, id, languages, listed }: ContentFormProps) {
  const { t } = useTranslation('office')
  const { may, member, label, locale } = useOffice()
  const [query, setQuery] = useQuery()
  const { content } = useStore(editor.state)
  const asked = query.get(LANGUAGE) ?? languages.sourceLanguage
  const language = languages.languages.some(({ code }) => code === asked) ? asked : languages.sourceLanguage
  const { kind } = entity
  const path = pathOfKind[kind]
  const listQuery = listed.current?.query
  const back = { to: `/${path}${listQuery ? `?${listQuery}` : ''}`, label: t('contents.back') }
  const saving = useSaving(editor)
  const mayWrite = may('content.write')
  const isSource = language === languages.sourceLanguage
  const mayWriteHere = contentRights(member).mayWriteIn(isSource ? undefined : language)
  useUnsaved(useIsUnsaved(editor), async () => {
    // What saves did not come: it is what asks whether the page may be loaded anew.
    if (editor.changes.hasFailed.get()) return false
    await saving.save()
    // A conflict, or what the service refused, is said and stays.
    return editor.state.getState().history.unsaved.length === 0 && !editor.changes.isAwaited.get()
  })
  useScreenCommands(useContentCommands(editor, saving.save, mayWrite))
  useNextLanguage(languages, language)
  useNeighbourKeys(entity, id, listed)
  const { services, draftsId } = useContentServices(language)
  const plans = useContentPlans({ content: editor.key })
  const hasPlans = (plans.data?.items ?? []).length > 0
  const waiting = plans.data?.items.filter(({ state }) => state === 'planned') ?? []
  const isPreviewed = query.get('preview') === '1' && draftsId !== undefined
  if (!content)
    return (
      <Page title={t(`screen.${path}`)} back={back}>
        <EmptyState text={t('record.gone')} />
      </Page>
    )
  const title = textIn(content.settings, entity.title, language) || content.slug
  return (
    <Page
      title={title}
      titleLanguage={language}
      mark={<StatusBadge status={content.status} plans={waiting} />}
      back={back}
      isWide
      actions={
        mayWrite && (
          <ContentActions {...{ editor, entity, id, title, saving }} waiting={waiting} onPlanned={plans.refresh} />
        )
      }
    >
      <ActionError error={saving.error} />
      <ContentProblems editor={editor} />
      <div className={styles.above}>
        <LanguageTabs
          {...{ editor, entity, languages, language }}
          onChoose={(next) => setQuery({ [LANGUAGE]: next === languages.sourceLanguage ? undefined : next })}
        />
        {draftsId !== undefined && (
          <button
            type="button"
            className={`${controls.button} ${styles.toggle}`}
            aria-pressed={isPreviewed}
            onClick={() => setQuery({ preview: isPreviewed ? undefined : '1' })}
          >
            <Eye size={16} aria-hidden />
            {t('contents.preview')}
          </button>
        )}
      </div>
      <div className={styles.columns} data-previewed={isPreviewed || undefined}>
        <Card>
          <ContentFields
            Form={LightSettingsForm}
            {...{ editor, entity, language, services }}
            isDisabled={!mayWriteHere}
          />
        </Card>
        <div className={styles.side}>
          {(plans.error !== undefined || hasPlans) && (
            <Suspense>
              <ScheduleCard request={plans} />
            </Suspense>
          )}
          <RecordCard {...{ editor, entity, content }} />
          <Suspense>
            <CardsBelow {...{ editor, entity, id }} />
          </Suspense>
        </div>
        {isPreviewed && (
          <Suspense>
            <Preview {...{ editor, entity, language, draftsId }} />
          </Suspense>
        )}
      </div>
      {saving.conflicts && (
        <Suspense>
          <ConflictDialog
            {...{ entity, label, locale }}
            conflicts={saving.conflicts}
            onChoose={saving.settle}
            onClose={saving.keep}
          />
        </Suspense>
      )}
    </Page>
  )
}

function useContentCommands(
  editor: ContentEditor,
  save: () => Promise<void>,
  mayWrite: boolean,
): readonly ScreenCommand[] {
  const { announcer } = useCommandsContext()
  const { t } = useTranslation('office')
  return useMemo(() => {
    if (!mayWrite) return []
    const step = (by: 'undo' | 'redo') => {
      const { history } = editor.state.getState()
      if ((by === 'undo' ? history.past : history.future).length === 0) return
      editor[by]()
      announcer.announce(t(by === 'undo' ? 'contents.undone' : 'contents.redone'))
    }
    return [
      {
        id: 'save-content',
        label: 'action.save',
        icon: Save,
        group: 'screen',
        shortcuts: ['mod+s'],
        whileTyping: true,
        can: always,
        run: () => void save(),
      },
      {
        id: 'undo-content',
        label: 'contents.undo',
        icon: Undo2,
        group: 'screen',
        shortcuts: ['mod+z'],
        can: always,
        run: () => step('undo'),
      },
      {
        id: 'redo-content',
        label: 'contents.redo',
        icon: Redo2,
        group: 'screen',
        shortcuts: ['mod+shift+z'],
        can: always,
        run: () => step('redo'),
      },
    ]
  }, [editor, save, mayWrite, announcer, t])
}
