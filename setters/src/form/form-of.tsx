import { DEFAULT_SETTER_MODE, type Json, type SchemaNode } from '@vitrine/schemas'
import { memo, useMemo, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { compilerScript } from '../reading/compiler/load-compiler.ts'
import type { FormSchema } from '../reading/form-schema.ts'
import type { SetterMatch } from '../setter.ts'
import { canShow, type SetterName, setterFor } from '../setter-for.ts'
import { ownSetterFor } from './field/own-setter.ts'
import { SettingField } from './field/setting-field.tsx'
import styles from './field.module.css'
import { choiceLabelFor, labelFor } from './labels.ts'
import { ObjectFields } from './object/object-fields.tsx'
import type { ObjectParts } from './object-parts.ts'
import type { SettingsFormProps } from './settings-form-props.ts'
import { SourceForm } from './source/source-form.tsx'
import type { Submission } from './submission/submission.ts'
import { UncheckedNote } from './unchecked-note.tsx'

const fieldHolders: readonly SetterName[] = ['group', 'union']

interface FormOfProps extends Omit<SettingsFormProps, 'schema' | 'resolveRef'> {
  readonly known: FormSchema
  readonly objectParts: ObjectParts
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
  checks = compilerScript,
  objectParts,
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
      checks,
      objectParts,
      mode,
      isNewValue: false,
      onDraw,
      otherBranches: new Map<string, Map<number, Json>>(),
      labelOf: (path: string, node: SchemaNode) => labelFor(services.label, labelPrefix, path, node),
      choiceLabel: (path: string, value: string) => choiceLabelFor(services.label, labelPrefix, path, value),
    }),
    [
      source,
      services,
      setters,
      matches,
      submission,
      t,
      language,
      known,
      checks,
      objectParts,
      mode,
      labelPrefix,
      onDraw,
    ],
  )
  // A value that is no object at all is shown as it is.
  const [isShown] = useState(() => canShow('group', source.valueAt('')))
  const isOwn = ownSetterFor(known.root, '', around) !== undefined
  const hasFields = mode !== 'raw' && isShown && !isOwn && fieldHolders.includes(setterFor(known.root, 'schema', known))
  const title = submission && known.read(known.root).node.title
  return (
    <SourceForm around={around}>
      {submission && <submission.Check submission={submission} schema={known.root} />}
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
