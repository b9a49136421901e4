import {
  type ContentEditor,
  ContentFields,
  ContentProblems,
  createContentEditor,
  DialogAction,
  nameOfLanguage,
  QuestionDialog,
  textIn,
  useSaving,
} from '@vitrine/editor-core'
import { ConflictDialog } from '@vitrine/editor-core/conflict-dialog'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { CallError, contentDetail, contentLanguages, entities } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { SettingsForm, type SettingsFormProps, setters } from '@vitrine/setters/internal'
import { type FormEvent, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useSetterServices } from '../../settings/use-setter-services.ts'
import type { ShownContent } from '../../stage/shown-contents.ts'
import { useView } from '../../store/context.ts'
import { useCommands } from '../commands-context.tsx'
import styles from './content-dialog.module.css'

interface ContentDialogProps {
  readonly content: Pick<ShownContent, 'kind' | 'id' | 'name'>
  readonly onClose: () => void
}

/** The form of a content over the canvas, in the language of the canvas: that of the office, without its history. */
export function ContentDialog({ content, onClose }: ContentDialogProps) {
  const { t } = useTranslation('designer')
  const { send } = useDesignerContext()
  const { kind, id, name } = content
  const [editor, setEditor] = useState<ContentEditor>()
  const [error, setError] = useState<Error>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for again when somebody tries again
  useEffect(() => {
    let isLate = false
    setError(undefined)
    const open = async () => {
      const [{ baseRevision, ...record }, languages] = await Promise.all([
        send(contentDetail, { kind, id }),
        send(contentLanguages, {}),
      ])
      const opened = createContentEditor({ record, revision: baseRevision, languages, send })
      await opened.changes.load()
      return opened
    }
    open().then(
      (opened) => {
        if (!isLate) setEditor(opened)
      },
      (failure: unknown) => {
        if (!isLate) setError(failure instanceof Error ? failure : new Error(String(failure)))
      },
    )
    return () => {
      isLate = true
    }
  }, [send, kind, id, tries])
  if (editor) return <ContentForm {...{ content, editor, onClose }} />
  return (
    <QuestionDialog title={t('contentDialog.title', { name })} isWide onClose={onClose}>
      {error ? (
        <p role="alert" className={frames.error}>
          {error instanceof CallError && error.code === 'not_found' ? t('record.gone') : t('contentDialog.notLoaded')}
        </p>
      ) : (
        <p role="status">{t('contentDialog.loading')}</p>
      )}
      <div className={dialog.foot}>
        <DialogAction onPress={onClose}>{t('contentDialog.close')}</DialogAction>
        {error && <DialogAction onPress={() => setTries(tries + 1)}>{t('contentDialog.tryAgain')}</DialogAction>}
      </div>
    </QuestionDialog>
  )
}

/** All setters are here: panels of settings have brought them. */
const Fields = (props: Omit<SettingsFormProps, 'setters'>) => <SettingsForm {...props} setters={setters} />

function ContentForm({ content: { kind, name }, editor, onClose }: ContentDialogProps & { editor: ContentEditor }) {
  const { t } = useTranslation('designer')
  const { label, locale } = useDesignerContext()
  const { canvasContents } = useCommands()
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const services = useSetterServices()
  const { content, history } = useStore(editor.state)
  const saving = useSaving(editor)
  const [isLeaving, setLeaving] = useState(false)
  const isUnsaved = history.unsaved.length > 0
  const entity = entities[kind]
  const close = () => (isUnsaved ? setLeaving(true) : onClose())
  /** What was saved is drawn on the canvas; what could not be published stays to be read. */
  function done(): void {
    const { history: now, problems } = editor.state.getState()
    if (now.unsaved.length > 0) return
    canvasContents.current?.reload()
    if (problems.length === 0) onClose()
  }
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    await saving.save()
    done()
  }
  const title = (content && textIn(content.settings, entity.title, language)) || name
  return (
    <QuestionDialog title={t('contentDialog.title', { name: title })} isWide onClose={close}>
      <form className={dialog.form} onSubmit={(event) => void save(event)}>
        <p className={frames.hint}>{t('contentDialog.language', { language: nameOfLanguage(locale, language) })}</p>
        <ContentProblems editor={editor} />
        {content ? (
          <div className={styles.fields}>
            <ContentFields Form={Fields} {...{ editor, entity, language, services }} />
          </div>
        ) : (
          <p>{t('record.gone')}</p>
        )}
        <SaveFailure error={saving.error} />
        <div className={dialog.foot}>
          <DialogAction onPress={close}>{t('contentDialog.close')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={!isUnsaved || saving.isBusy}>
            {t('contentDialog.save')}
          </DialogAction>
        </div>
      </form>
      {saving.conflicts && (
        <ConflictDialog
          {...{ entity, label, locale }}
          conflicts={saving.conflicts}
          onChoose={async (whose) => {
            await saving.settle(whose)
            done()
          }}
          onClose={saving.keep}
        />
      )}
      {isLeaving && (
        <QuestionDialog title={t('contentDialog.unsaved')} onClose={() => setLeaving(false)}>
          <p>{t('contentDialog.unsavedText')}</p>
          <div className={dialog.foot}>
            <DialogAction onPress={onClose}>{t('contentDialog.discard')}</DialogAction>
            <DialogAction isMain onPress={() => setLeaving(false)}>
              {t('contentDialog.stay')}
            </DialogAction>
          </div>
        </QuestionDialog>
      )}
    </QuestionDialog>
  )
}

/** Why it was not saved, in words of the service where it answered. */
function SaveFailure({ error }: { readonly error: Error | undefined }) {
  const { t } = useTranslation('designer')
  if (!error) return null
  const fields = error instanceof CallError ? Object.values(error.fields ?? {}) : []
  return (
    <p role="alert" className={frames.error}>
      {fields.length > 0 ? fields.join(' ') : error instanceof CallError ? error.message : t('contentDialog.notSaved')}
    </p>
  )
}
