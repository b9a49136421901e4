import { DEFAULT_SETTER_MODE, type SchemaNode, type SetterMode } from '@vitrine/schemas'
import Form, { useForm } from 'rc-field-form'
import { memo, useLayoutEffect, useMemo, useState } from 'react'
import frames from '../controls/frames.module.css'
import { doesTurn, type FieldSource } from '../field-source.ts'
import type { SetterServices } from '../services.ts'
import type { Setters } from '../setter.ts'
import { canShow, type SetterName, setterFor } from '../setter-for.ts'
import styles from './field.module.css'
import { Fields } from './fields.tsx'
import { FormProvider, type FormSurroundings } from './form-context.ts'
import { choiceLabelFor, labelFor } from './labels.ts'
import type { FormSchema } from './reading/form-schema.ts'
import type { ResolveRef } from './reading/other-files.ts'
import { SettingField } from './setting-field.tsx'
import { UncheckedNote } from './unchecked-note.tsx'
import { useFormSchema } from './use-form-schema.ts'

export interface SettingsFormProps {
  /** Any schema of an object: the props of a section, a page's record, a menu. */
  readonly schema: SchemaNode
  readonly source: FieldSource
  readonly services: SetterServices
  readonly setters: Setters
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
 * A form generated from a schema. It stays when a source that turns shows other values; for another
 * source give it another `key`.
 */
export const SettingsForm = memo(function SettingsForm({ resolveRef, ...props }: SettingsFormProps) {
  const known = useFormSchema(props.schema, resolveRef)
  if (!known) return <p className={frames.hint}>{props.services.words('form.loading')}</p>
  return <FormOf {...props} known={known} />
})

/** The form, once it is known what its schema says. */
function FormOf({
  known,
  source,
  services,
  setters,
  mode = DEFAULT_SETTER_MODE,
  labelPrefix = '',
  onDraw,
}: Omit<SettingsFormProps, 'resolveRef'> & { readonly known: FormSchema }) {
  const [form] = useForm()
  const surroundings = useMemo<FormSurroundings>(
    () => ({
      source,
      services,
      setters,
      form,
      schema: known,
      mode,
      isApart: false,
      onDraw,
      otherBranches: new Map(),
      labelOf: (path, node) => labelFor(services.label, labelPrefix, path, node),
      choiceLabel: (path, value) => choiceLabelFor(services.label, labelPrefix, path, value),
    }),
    [source, services, setters, form, known, mode, labelPrefix, onDraw],
  )
  useLayoutEffect(() => {
    if (!doesTurn(source)) return
    return source.onTurn(() => {
      surroundings.otherBranches.clear()
      const typed = Object.keys(form.getFieldsValue(true))
      form.setFields(typed.map((name) => ({ name: [name], value: undefined, errors: [] })))
    })
  }, [source, form, surroundings])
  // A value that is no object at all is shown as it is.
  const [isShown] = useState(() => canShow('group', source.get('').value))
  const hasFields = mode !== 'raw' && isShown && fieldHolders.includes(setterFor(known.root, 'schema', known))
  return (
    <Form form={form} component={false}>
      <FormProvider value={surroundings}>
        <UncheckedNote />
        {hasFields ? (
          <Fields schema={known.root} path="" isTop />
        ) : (
          <div className={`${styles.fields} ${styles.alone}`}>
            <SettingField path="" schema={known.root} label={services.words('form.whole')} />
          </div>
        )}
      </FormProvider>
    </Form>
  )
}
