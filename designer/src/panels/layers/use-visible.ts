import { createSettingSource, resolved } from '@vitrine/editor-core'
import { useTranslation } from '@vitrine/setters/i18n'
import { useEditor, useSettings, useView } from '../../store/context.ts'
import { valueDevice } from '../../store/view.ts'

/** Whether a component is shown on the device and in the language that are edited. */
export function useVisible(id: string): { readonly isVisible: boolean; readonly setVisible: (is: boolean) => void } {
  const { t } = useTranslation('designer')
  const editor = useEditor()
  const settings = useSettings(id)
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const device = useView(valueDevice)
  const props = editor.specOf(id)?.props
  const values = props && resolved(props, settings, editor.order(language))
  const onPhone = device === 'mobile' ? values?.mobile.visible : undefined
  return {
    isVisible: (onPhone ?? values?.props.visible) !== false,
    setVisible(is) {
      const place = editor.place(id)
      if (!props || !place) return
      createSettingSource({ editor, of: { ...place.on, component: id }, props, language, device, t }).set('visible', is)
    },
  }
}
