import { createSettingSource, nameOfMenu } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { menuProps } from '@vitrine/schemas'
import { useTranslation } from '@vitrine/setters/i18n'
import { SettingsForm, setters } from '@vitrine/setters/internal'
import { useMemo } from 'react'
import { useDesignerContext } from '../../../context/designer-context.ts'
import { useSetterServices } from '../../../settings/use-setter-services.ts'
import { useEditor, useView } from '../../../store/context.ts'
import { RecordPanel } from '../../record-panel.tsx'
import { useWantedField } from '../../settings/use-wanted-field.ts'

/** The entries of one menu, in the language that is edited. */
export function MenuSettings({ menu, onBack }: { readonly menu: string; readonly onBack: () => void }) {
  const { t } = useTranslation('designer')
  const { label, setters: matches } = useDesignerContext()
  const editor = useEditor()
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const services = useSetterServices()
  const form = useWantedField()
  const source = useMemo(
    () => createSettingSource({ editor, of: { menu }, props: menuProps, language, device: 'pc', t }),
    [editor, menu, language, t],
  )
  return (
    <RecordPanel title={nameOfMenu({ label }, menu)} back={t('pages.back')} onBack={onBack}>
      <div ref={form} className={panel.form}>
        <SettingsForm
          key={language}
          schema={menuProps}
          labelPrefix="menu"
          {...{ source, services, setters, matches }}
        />
      </div>
    </RecordPanel>
  )
}
