import { EmptyPanel, Panel, PanelLoadFailure } from '@vitrine/editor-core'
import { type SetterMode, setterModes } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { lazyWithRetry } from '@vitrine/setters/internal'
import { Suspense, useEffect } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useSetterServices } from '../../settings/use-setter-services.ts'
import { useChangeView, useComponent, useEditor, usePlace, useView } from '../../store/context.ts'
import { locationKey } from '../../store/tables/places.ts'
import { setterModeOf } from '../../store/view.ts'
import { Parents } from './parents.tsx'
import styles from './settings.module.css'
import { ShownOn } from './shown-on.tsx'
import { useWantedField } from './use-wanted-field.ts'

const loadForm = async () => ({ default: (await import('./component-form.tsx')).ComponentForm })

const Form = lazyWithRetry(loadForm, PanelLoadFailure)

/** The settings of the selected component, generated from its section's schema. */
export function SettingsPanel() {
  const { t } = useTranslation('designer')
  const selected = useView(({ selected }) => selected)
  const component = useComponent(selected ?? '')
  // The setters come once the designer stands, and before anybody has chosen a component.
  useEffect(() => void loadForm().catch(() => undefined), [])
  if (selected === undefined || !component)
    return (
      <Panel title={t('panel.settings')}>
        <EmptyPanel>{t('settings.nothing')}</EmptyPanel>
      </Panel>
    )
  return <OfComponent id={selected} type={component.type} />
}

function OfComponent({ id, type }: { readonly id: string; readonly type: string }) {
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  const editor = useEditor()
  const change = useChangeView()
  const place = usePlace(id)
  const mode = useView((view) => setterModeOf(view, id))
  const name = useView(({ names }) => names[id])
  const services = useSetterServices()
  const form = useWantedField()
  const spec = editor.specOf(id)
  const title = name ?? label(type) ?? type
  if (!spec || !place)
    return (
      <Panel title={title}>
        <EmptyPanel>{t('settings.unknown')}</EmptyPanel>
      </Panel>
    )
  return (
    <Panel
      title={title}
      tools={
        <select
          className={`${controls.select} ${styles.mode}`}
          aria-label={t('settings.mode')}
          value={mode}
          onChange={(event) =>
            change((view) => {
              view.setterShowTypeMap = { ...view.setterShowTypeMap, [id]: event.target.value as SetterMode }
            })
          }
        >
          {setterModes.map((each) => (
            <option key={each} value={each}>
              {t(`settings.mode.${each}`)}
            </option>
          ))}
        </select>
      }
    >
      <Parents component={id} />
      <ShownOn component={id} />
      <div ref={form} className={styles.form}>
        <Suspense fallback={null}>
          <Form
            key={`${id} ${type} ${mode} ${locationKey(place.on)}`}
            {...{ component: id, on: place.on, mode, services, type }}
          />
        </Suspense>
      </div>
    </Panel>
  )
}
