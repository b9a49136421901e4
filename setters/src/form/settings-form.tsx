import { memo } from 'react'
import frames from '../controls/frames.module.css'
import { useTranslation } from '../i18n/use-translation.ts'
import { compiler } from '../reading/compiler/compiler.ts'
import { provideCompiler } from '../reading/compiler/load-compiler.ts'
import { FormOf } from './form-of.tsx'
import { objectParts } from './object/object-parts.ts'
import type { SettingsFormProps } from './settings-form-props.ts'
import { readAsOurs, useFormSchema } from './use-form-schema.ts'
import { useNumberOf } from './use-number-of.ts'

// Panels write at each key, and are loaded when they are opened: what makes checks comes with them.
provideCompiler(compiler)

/**
 * A form generated from a schema. It holds what it shows: the values of its source, and what was typed
 * and does not fit. With another source it begins again.
 */
export const SettingsForm = memo(function SettingsForm({ resolveRef, ...props }: SettingsFormProps) {
  const known = useFormSchema(props.schema, resolveRef, readAsOurs)
  const number = useNumberOf(props.source)
  const { t } = useTranslation('setters')
  if (!known) return <p className={frames.hint}>{t('form.loading')}</p>
  return <FormOf key={number} {...props} {...{ known, objectParts }} />
})
