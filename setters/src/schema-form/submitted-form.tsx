import { directionOf, type Json, type LanguageCode, type SchemaNode } from '@vitrine/schemas'
import { useLatest } from 'ahooks'
import { type FormEvent, Suspense, useEffect, useId, useMemo, useRef } from 'react'
import { formSetters, loadLateSettersFor } from '#late-setters'
import controls from '../controls/controls.module.css'
import frames from '../controls/frames.module.css'
import { FormOf } from '../form/form-of.tsx'
import { objectParts } from '../form/object/object-parts.ts'
import { createSubmission, type ValidateAt } from '../form/submission/submission.ts'
import { SubmissionCheck } from '../form/submitted-value/submission-check.tsx'
import { useFormSchema } from '../form/use-form-schema.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { LoadFailed, useLateScript } from '../loading/index.ts'
import { compilerScript } from '../reading/compiler/load-compiler.ts'
import type { SetterServices } from '../services.ts'
import type { SetterMatch } from '../setter.ts'
import { defaultServices, FIELDS, isInOurWords } from './default-services.ts'
import { ErrorSummary } from './error-summary.tsx'
import styles from './schema-form.module.css'
import type { SchemaFormProps } from './schema-form-props.ts'
import { useFormSource } from './use-form-source.ts'
import { useHeldPointer } from './use-held-pointer.ts'
import { useIsHydrated } from './use-is-hydrated.ts'
import { useReadSchema } from './use-read-schema.ts'
import { useSubmit } from './use-submit.ts'
import type { Labels } from './words.ts'

interface SubmittedFormProps extends Omit<SchemaFormProps<unknown>, 'locale' | 'services'> {
  readonly labels: Labels
  readonly setters: readonly SetterMatch[]
  readonly services: Partial<SetterServices> | undefined
  readonly validate: ValidateAt
  readonly disabled: boolean
  readonly language: LanguageCode
  readonly words: Labels
}

const empty: Json = {}

/** The form itself, once it is known what it says and in which language. */
export function SubmittedForm(props: SubmittedFormProps) {
  const { schema, labels, setters, services: given, validate, disabled, language, words, resolveRef, children } = props
  const { t } = useTranslation('setters')
  const id = useId()
  const root = useRef<HTMLFormElement>(null)
  const latest = useLatest(props)
  const submission = useMemo(() => createSubmission(validate, SubmissionCheck), [validate])
  const submissionNow = useLatest(submission)
  const source = useFormSource({
    value: props.value as Json | undefined,
    defaultValue: (props.defaultValue ?? empty) as Json,
    disabled,
    onChange(value, path) {
      submissionNow.current.forget(path)
      latest.current.onChange?.(value, path)
    },
  })
  const known = useFormSchema(schema as SchemaNode, resolveRef, useReadSchema(props.formats))
  const services = useMemo(
    () => ({ ...defaultServices(words, labels, isInOurWords(schema), language), ...given }),
    [words, labels, schema, language, given],
  )
  const title = typeof schema === 'object' && 'title' in schema && typeof schema.title === 'string' ? schema.title : ''
  const { submit, lines, isSending } = useSubmit({
    root,
    source,
    submission,
    whole: title || t('form.whole'),
    onSubmit: (value) => latest.current.onSubmit?.(value),
  })
  useHeldPointer(root, submission)
  const isHydrated = useIsHydrated()
  const compiler = useLateScript(compilerScript)
  useEffect(() => loadLateSettersFor(schema), [schema])

  const send = (event: FormEvent) => {
    event.preventDefault()
    // A form in a portal of ours is drawn below this one, and sends itself.
    if (event.target === event.currentTarget && known && !disabled) submit()
  }
  const button = children ?? (
    <button type="submit" className={controls.button} data-main="">
      {t('form.save')}
    </button>
  )
  const loading = <p className={frames.hint}>{t('form.loading')}</p>
  return (
    <form
      ref={root}
      id={id}
      className={styles.form}
      noValidate
      aria-label={title || undefined}
      aria-busy={isSending || undefined}
      lang={language}
      dir={directionOf(language)}
      onSubmit={send}
      onClickCapture={compiler.hold}
    >
      {lines.length > 0 && <ErrorSummary lines={lines} />}
      {compiler.hasFailed && <LoadFailed onRetry={compiler.retry} />}
      {known ? (
        // Which fields there are may be decided by checks: then they wait for what makes those.
        <Suspense fallback={loading}>
          <FormOf
            {...{ known, source, services, submission, objectParts }}
            setters={formSetters}
            matches={setters}
            labelPrefix={FIELDS}
          />
        </Suspense>
      ) : (
        loading
      )}
      {(children !== undefined || props.onSubmit) && (
        // Pressed before it is hydrated, a browser would send the form itself, and load the page anew.
        <fieldset className={styles.foot} data-foot="" disabled={isSending || disabled || !known || !isHydrated}>
          {button}
        </fieldset>
      )}
      <p role="status" className={frames.visuallyHidden}>
        {isSending && t('form.saving')}
      </p>
    </form>
  )
}
