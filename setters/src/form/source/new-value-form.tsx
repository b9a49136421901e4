import type { Json, SchemaNode } from '@vitrine/schemas'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import frames from '../../controls/frames.module.css'
import { useTranslation } from '../../i18n/use-translation.ts'
import { createValueSource } from '../../value-source/value-source.ts'
import styles from '../field.module.css'
import { useFormSurroundings } from '../form-context.ts'
import { useUnfinished } from '../submission/use-unfinished.ts'
import { FIRST_FIELD } from './first-field.ts'
import { SourceForm } from './source-form.tsx'

interface NewValueFormProps {
  /** Where the value will stand, for the labels of its fields. */
  readonly path: string
  readonly schema: SchemaNode
  readonly start?: Json
  /** Whether the focus goes into it, since it was just asked for. */
  readonly takesFocus?: boolean
  readonly onDone: (value: Json) => void
  /** The fields of the value, whose paths begin at it: its own is empty. */
  readonly children: ReactNode
}

const joined = (path: string, inner: string): string =>
  inner === '' || inner.startsWith('[') || path === '' ? path + inner : `${path}.${inner}`

/**
 * A value that is not there yet, because its emptiest form would not fit its schema. It is filled in
 * here, and handed over when the focus leaves it and it fits.
 */
export function NewValueForm({ path, schema, start, takesFocus = false, onDone, children }: NewValueFormProps) {
  const { t } = useTranslation('setters')
  const outer = useFormSurroundings()
  const [source] = useState(() => createValueSource(start))
  const [submission] = useState(() => outer.submission?.beside())
  const inner = useMemo(
    () => ({
      ...outer,
      source,
      submission,
      isNewValue: true,
      otherBranches: new Map<string, Map<number, Json>>(),
      labelOf: (at: string, node: SchemaNode) => outer.labelOf(joined(path, at), node),
      choiceLabel: (at: string, value: string) => outer.choiceLabel(joined(path, at), value),
    }),
    [outer, source, submission, path],
  )
  const place = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
  }, [takesFocus])
  const leave = () => {
    const value = source.value()
    if (value !== undefined && outer.schema.checkComplete(schema)(value).length === 0) onDone(value)
  }
  useUnfinished(outer.submission, {
    finish: leave,
    problems() {
      const problems = submission?.read().problems ?? []
      submission?.tell(problems)
      const apart = { paths: [''], text: t('field.apart'), line: t('field.apart') }
      return place.current ? { element: place.current, problems: problems.length > 0 ? problems : [apart] } : undefined
    },
  })
  return (
    <fieldset
      ref={place}
      className={`${frames.parts} ${styles.apart}`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) outer.checks.whenHere(leave)
      }}
    >
      <p className={frames.hint}>{t('field.apart')}</p>
      <SourceForm around={inner}>
        {submission && <submission.Check submission={submission} schema={schema} />}
        {children}
      </SourceForm>
    </fieldset>
  )
}
