import { memo, Suspense } from 'react'
import frames from '../controls/frames.module.css'
import { FormOf } from '../form/form-of.tsx'
import type { SettingsFormProps } from '../form/settings-form-props.ts'
import { readAsOurs, useFormSchema } from '../form/use-form-schema.ts'
import { useNumberOf } from '../form/use-number-of.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { LoadFailed, useLateScript } from '../loading/index.ts'
import { compilerScript } from '../reading/compiler/load-compiler.ts'
import { objectParts } from './light-object-parts.tsx'
import { lightSetters } from './light-setters.ts'

type LightSettingsFormProps = Omit<SettingsFormProps, 'setters' | 'resolveRef'>

/**
 * `SettingsForm` for a screen that is opened at once: what makes checks comes after its fields are drawn, and each control
 * that is no plain one when a field of its kind is. What is typed until then stands as typed, and is checked and written in
 * its turn.
 */
export const LightSettingsForm = memo(function LightSettingsForm({
  checks = compilerScript,
  ...props
}: LightSettingsFormProps) {
  const known = useFormSchema(props.schema, undefined, readAsOurs)
  const number = useNumberOf(props.source)
  const { t } = useTranslation('setters')
  const { hasFailed, retry, hold } = useLateScript(checks)
  if (!known) return null
  return (
    <div onClickCapture={hold}>
      {hasFailed && <LoadFailed onRetry={retry} />}
      {/* Which fields there are may be decided by checks: then they wait for what makes those. */}
      <Suspense fallback={<p className={frames.hint}>{t('form.loading')}</p>}>
        <FormOf key={number} {...props} {...{ known, checks, objectParts }} setters={lightSetters} />
      </Suspense>
    </div>
  )
})
