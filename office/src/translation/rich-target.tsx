import type { Json, SchemaNode } from '@vitrine/schemas'
import { createValueSource, LightSettingsForm } from '@vitrine/setters/internal'
import { useMemo, useState } from 'react'
import { useContentServices } from '../contents/editor/use-content-services.ts'
import styles from './translation.module.css'

interface RichTargetProps {
  readonly field: SchemaNode
  readonly title: string
  readonly language: string
  readonly value: Json | undefined
  readonly isDisabled: boolean
  readonly onChange: (value: Json | undefined) => void
}

/** A translation that is rich text, by the setter that pages and contents have for it. */
export function RichTarget({ field, title, language, value, isDisabled, onChange }: RichTargetProps) {
  const { services } = useContentServices(language)
  const [source] = useState(() => {
    const made = createValueSource(value === undefined ? {} : { text: value }, (next) =>
      onChange((next as { readonly text?: Json } | undefined)?.text),
    )
    made.setDisabled(isDisabled)
    return made
  })
  const schema = useMemo(
    (): SchemaNode => ({ type: 'object', properties: { text: { ...field, translatable: false, title } } }),
    [field, title],
  )
  return (
    <div className={styles.rich}>
      <LightSettingsForm {...{ schema, source, services }} />
    </div>
  )
}
