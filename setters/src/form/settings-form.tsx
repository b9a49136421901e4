import { DEFAULT_SETTER_MODE, type Json, type SchemaNode, type SetterMode } from '@vitrine/schemas'
import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import frames from '../controls/frames.module.css'
import type { FieldSource } from '../field-source.ts'
import type { ResolveRef } from '../reading/foreign/other-files.ts'
import type { FormSchema } from '../reading/form-schema.ts'
import type { SetterServices } from '../services.ts'
import type { SetterMatch, Setters } from '../setter.ts'
import { canShow, type SetterName, setterFor } from '../setter-for.ts'
import { ownSetterFor } from './field/own-setter.ts'
import { SettingField } from './field/setting-field.tsx'
import styles from './field.module.css'
import { choiceLabelFor, labelFor } from './labels.ts'
import { ObjectFields } from './object/object-fields.tsx'
import { SourceForm } from './source/source-form.tsx'
import type { Submission } from './submission/submission.ts'
import { SubmissionCheck } from './submitted-value/submission-check.tsx'
import { UncheckedNote } from './unchecked-note.tsx'
import { readAsOurs, useFormSchema } from './use-form-schema.ts'

export interface SettingsFormProps {
  /** Any schema of an object: the props of a section, a page's record, a menu. */
  readonly schema: SchemaNode
  readonly source: FieldSource
  readonly services: SetterServices
  readonly setters: Setters
  /** Setters of one's own, and the values that they are for. */
  readonly matches?: readonly SetterMatch[] | undefined
  readonly mode?: SetterMode
  /** Before every key of a label: the section's type. */
  readonly labelPrefix?: string
  readonly onDraw?: (path: string) => void
  /**
   * Finds the other files that the schema refers to: called once with each address, it answers the schema there
   * or a promise of it, and nothing where there is none. Without it, or where it finds nothing, those values are
   * raw JSON that is not checked, and the form says so.
   */
  readonly resolveRef?: ResolveRef
}

const fieldHolders: readonly SetterName[] = ['group', 'union']

/**
 * A form generated from a schema. It holds what it shows: the values of its source, and what was typed
 * and does not fit. With another source it begins again.
 */
export const SettingsForm = memo(function SettingsForm({ resolveRef, ...props }: SettingsFormProps) {
  const known = useFormSchema(props.schema, resolveRef, readAsOurs)
  const number = useNumberOf(props.source)
  const { t } = useTranslation('setters')
  if (!known) return <p className={frames.hint}>{t('form.loading')}</p>
  return <FormOf key={number} {...props} known={known} />
})

/** Another number for each source that is given. */
function useNumberOf(source: FieldSource): number {
  const [given, setGiven] = useState({ source, number: 0 })
  if (given.source === source) return given.number
  setGiven({ source, number: given.number + 1 })
  return given.number + 1
}

interface FormOfProps extends Omit<SettingsFormProps, 'schema' | 'resolveRef'> {
  readonly known: FormSchema
  readonly submission?: Submission
}

const noMatches: readonly SetterMatch[] = []

/** The form, once it is known what its schema says. */
export const FormOf = memo(function FormOf({
  known,
  source,
  services,
  setters,
  mode = DEFAULT_SETTER_MODE,
  labelPrefix = '',
  onDraw,
  matches = noMatches,
  submission,
}: FormOfProps) {
  const { t, i18n } = useTranslation('setters')
  const { language } = i18n
  const around = useMemo(
    () => ({
      source,
      services,
      setters,
      matches,
      submission,
      t,
      language,
      schema: known,
      mode,
      isNewValue: false,
      onDraw,
      otherBranches: new Map<string, Map<number, Json>>(),
      labelOf: (path: string, node: SchemaNode) => labelFor(services.label, labelPrefix, path, node),
      choiceLabel: (path: string, value: string) => choiceLabelFor(services.label, labelPrefix, path, value),
    }),
    [source, services, setters, matches, submission, t, language, known, mode, labelPrefix, onDraw],
  )
  // A value that is no object at all is shown as it is.
  const [isShown] = useState(() => canShow('group', source.valueAt('')))
  const isOwn = ownSetterFor(known.root, '', around) !== undefined
  const hasFields = mode !== 'raw' && isShown && !isOwn && fieldHolders.includes(setterFor(known.root, 'schema', known))
  const title = submission && known.read(known.root).node.title
  return (
    <SourceForm around={around}>
      {submission && <SubmissionCheck submission={submission} schema={known.root} />}
      <UncheckedNote />
      {hasFields ? (
        <ObjectFields schema={known.root} path="" isTop />
      ) : (
        <div className={`${styles.fields} ${styles.alone}`}>
          <SettingField path="" schema={known.root} label={title ?? t('form.whole')} />
        </div>
      )}
    </SourceForm>
  )
})
