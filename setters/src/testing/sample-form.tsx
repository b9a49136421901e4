import type { Json, SchemaNode, SetterMode } from '@vitrine/schemas'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { FieldSource } from '../field-source.ts'
import { SettingsForm } from '../form/settings-form.tsx'
import type { SettingsFormProps } from '../form/settings-form-props.ts'
import type { SetterServices } from '../services.ts'
import { setters } from '../setters.ts'
import { createValueSource } from '../value-source/value-source.ts'
import { sampleServices } from './sample-services.ts'
import { sampleTranslations } from './sample-texts.ts'
import '../controls/tokens.css'

export interface SampleFormProps {
  readonly schema: SchemaNode
  readonly value?: Json
  readonly onChange?: (value: Json | undefined) => void
  /** In place of the value: a source of its own, with languages or refusals. */
  readonly source?: FieldSource
  readonly services?: Partial<SetterServices>
  readonly mode?: SetterMode
  /** The language of the interface; its texts are English in any case. */
  readonly language?: string
  /** In place of some texts, by their keys. */
  readonly texts?: Readonly<Record<string, string>>
  readonly direction?: 'ltr' | 'rtl'
  readonly onDraw?: (path: string) => void
  readonly resolveRef?: SettingsFormProps['resolveRef']
}

/** A form as a panel shows it, on one plain value: for stories and tests. */
export function SampleForm({
  schema,
  value,
  onChange,
  source: given,
  services: changes,
  mode = 'custom',
  language,
  texts,
  direction,
  onDraw,
  resolveRef,
}: SampleFormProps) {
  const [own] = useState(() => createValueSource(value, onChange))
  const source = given ?? own
  const [i18n] = useState(() => sampleTranslations(language, texts))
  const [services] = useState(() => sampleServices(changes))
  return (
    <section aria-label="Settings" dir={direction} style={panel}>
      <I18nextProvider i18n={i18n}>
        <SettingsForm
          key={mode}
          {...{ schema, source, services, setters, mode }}
          {...(onDraw && { onDraw })}
          {...(resolveRef && { resolveRef })}
        />
      </I18nextProvider>
    </section>
  )
}

const panel = {
  maxInlineSize: 320,
  padding: 12,
  background: '#fff',
  color: '#1b1f27',
  font: '13px/1.4 system-ui, sans-serif',
}
