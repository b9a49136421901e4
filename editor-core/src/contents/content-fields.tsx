import type { EntitySpec } from '@vitrine/schemas'
import type { SetterServices } from '@vitrine/setters'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import type { SettingsFormProps } from '@vitrine/setters/internal'
import { type ComponentType, useMemo } from 'react'
import { useStore } from 'zustand'
import { createSettingSource } from '../settings/setting-source.ts'
import type { ContentEditor } from './content-editor.ts'
import styles from './content-fields.module.css'

interface ContentFieldsProps {
  /** The form that draws them: one whose setters are here, or one that loads them. */
  readonly Form: ComponentType<Omit<SettingsFormProps, 'setters'>>
  readonly editor: ContentEditor
  readonly entity: EntitySpec
  /** The language that is written. */
  readonly language: string
  readonly services: SetterServices
  readonly isDisabled?: boolean
}

/** The fields of a content in one language, made from its schema. */
export function ContentFields({ Form, editor, entity, language, services, isDisabled = false }: ContentFieldsProps) {
  const { t } = useTranslation('editor')
  const source = useMemo(
    () =>
      createSettingSource({
        editor,
        of: { content: editor.key },
        props: entity.props,
        language,
        // Contents have one value for all devices.
        device: 'pc',
        t,
      }),
    [editor, entity, language, t],
  )
  return (
    <fieldset className={styles.form} disabled={isDisabled} key={language}>
      <legend className={frames.visuallyHidden}>{t('record.fields')}</legend>
      <Form schema={entity.props} labelPrefix={entity.kind} checks={editor.changes} {...{ source, services }} />
    </fieldset>
  )
}

/** Why a content could not be published as it was saved last; nothing where it could. */
export function ContentProblems({ editor }: Pick<ContentFieldsProps, 'editor'>) {
  const { t } = useTranslation('editor')
  const problems = useStore(editor.state, (state) => state.problems)
  if (problems.length === 0) return null
  return (
    <div role="status" className={frames.note} data-kind="warn">
      <p>{t('record.problems')}</p>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
