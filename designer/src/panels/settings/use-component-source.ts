import { createSettingSource } from '@vitrine/editor-core'
import type { On } from '@vitrine/schemas'
import { useTranslation } from '@vitrine/setters/i18n'
import type { FieldSource } from '@vitrine/setters/internal'
import { useMemo } from 'react'
import { useEditor, useView } from '../../store/context.ts'
import { locationKey } from '../../store/tables/places.ts'
import { valueDevice } from '../../store/view.ts'

/** The settings of a component, in the language and on the device that are edited. */
export function useComponentSource(component: string, on: On): FieldSource | undefined {
  const { t } = useTranslation('designer')
  const editor = useEditor()
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const device = useView(valueDevice)
  const place = locationKey(on)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a component that is moved on its page has another `on`, and the same settings
  return useMemo(() => {
    const props = editor.specOf(component)?.props
    return props && createSettingSource({ editor, of: { ...on, component }, props, language, device, t })
  }, [editor, component, place, language, device, t])
}
