import { Panel } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { activeTheme } from '@vitrine/model'
import { builtInTheme, newId, type Theme as ThemeOfSite } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { SettingsForm, setters } from '@vitrine/setters/internal'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useSetterServices } from '../../settings/use-setter-services.ts'
import { useDraft, useEditor } from '../../store/context.ts'
import { type HistoryStep, UndoNotice } from '../undo-notice.tsx'
import { useDispatch } from '../use-dispatch.ts'
import { useIsForAll } from '../use-for-all.tsx'
import { Contrasts } from './contrasts.tsx'
import { ReadyThemes, ThemeList } from './theme-list.tsx'
import { createThemeSource, themeForm } from './theme-source.ts'

/** The themes of the site, and all that makes up the one that is open. What is changed shows at once. */
export default function Theme() {
  const { t } = useTranslation('designer')
  const { themes: ready = [] } = useDesignerContext()
  const editor = useEditor()
  const configuration = useDraft(({ configuration }) => configuration)
  const { themeSettings } = configuration
  const active = activeTheme({ ...configuration })
  const { dispatch, error } = useDispatch()
  const [renamed, setRenamed] = useState<{ readonly theme: string }>()
  const [removed, setRemoved] = useState<{
    readonly theme: string
    readonly name: string
    readonly step: HistoryStep | undefined
  }>()

  /** A theme begins as a copy of another one, and is opened. */
  function copy(theme: ThemeOfSite) {
    const names = new Set(themeSettings.map(({ name }) => name))
    const base = theme.name.replace(/ \d+$/, '').slice(0, 70)
    let number = 2
    while (names.has(`${base} ${number}`)) number += 1
    const made = { ...theme, _$id_: newId(), name: `${base} ${number}` }
    const after = themeSettings.some(({ _$id_ }) => _$id_ === theme._$id_) ? theme._$id_ : null
    dispatch({ type: 'add-theme', theme: made, after }, { type: 'open-theme', theme: made._$id_ })
  }
  function remove({ _$id_, name }: ThemeOfSite) {
    if (dispatch({ type: 'remove-theme', theme: _$id_ }))
      setRemoved({ theme: _$id_, name, step: editor.state.getState().history.past.at(-1) })
  }

  return (
    <Panel
      title={t('panel.theme')}
      tools={
        <button type="button" className={`${controls.button} ${panel.end}`} onClick={() => copy(active)}>
          <Plus size={14} aria-hidden />
          {t('theme.add')}
        </button>
      }
    >
      {removed && (
        <UndoNotice
          text={t('theme.removed', { name: removed.name })}
          step={removed.step}
          isBack={themeSettings.some(({ _$id_ }) => _$id_ === removed.theme)}
          onClose={() => setRemoved(undefined)}
        />
      )}
      {error && (
        <p role="alert" className={`${frames.note} ${panel.note}`} data-kind="bad">
          {error}
        </p>
      )}
      {themeSettings.length > 0 ? (
        <>
          <ThemeList
            themes={themeSettings}
            open={active._$id_}
            onOpen={(theme) => dispatch({ type: 'open-theme', theme })}
            onRename={(theme) => {
              const isOpen = theme._$id_ === active._$id_
              if (isOpen || dispatch({ type: 'open-theme', theme: theme._$id_ })) setRenamed({ theme: theme._$id_ })
            }}
            onCopy={copy}
            onRemove={remove}
          />
          <Contrasts
            colours={active.colors}
            onTake={(ink, colour) =>
              dispatch({ type: 'change-theme', theme: active._$id_, changes: { colors: { [ink]: colour } } })
            }
          />
          <Form key={active._$id_} theme={active._$id_} renamed={renamed} />
        </>
      ) : (
        <p className={panel.notice}>{t('theme.none', { name: builtInTheme.name })}</p>
      )}
      <ReadyThemes
        themes={ready.filter((theme) => !themeSettings.some(({ _$id_ }) => _$id_ === theme._$id_))}
        onAdd={(theme) =>
          dispatch({ type: 'add-theme', theme, after: null }, { type: 'open-theme', theme: theme._$id_ })
        }
      />
    </Panel>
  )
}

interface ThemeFormProps {
  readonly theme: string
  /** The theme whose name is asked for: another object at each time. */
  readonly renamed: { readonly theme: string } | undefined
}

function Form({ theme, renamed }: ThemeFormProps) {
  const { t } = useTranslation('designer')
  const editor = useEditor()
  const services = useSetterServices()
  const form = useRef<HTMLDivElement>(null)
  const isForAll = useIsForAll()
  const source = useMemo(() => createThemeSource({ editor, theme, t, isForAll }), [editor, theme, t, isForAll])
  useEffect(() => {
    if (renamed?.theme !== theme) return
    const name = form.current?.querySelector<HTMLInputElement>('[data-field="name"] input')
    name?.focus()
    name?.select()
  }, [renamed, theme])
  return (
    <div ref={form} className={panel.form}>
      <SettingsForm schema={themeForm} labelPrefix="theme" {...{ source, services, setters }} />
    </div>
  )
}
