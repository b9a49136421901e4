import { CommandButton } from '@vitrine/editor-core'
import { nativeName } from '@vitrine/model'
import { directionOf } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { SegmentedControl } from '@vitrine/setters/internal'
import { House, Monitor, Smartphone, Tablet } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useDesignerContext } from '../context/designer-context.ts'
import { hasFeature } from '../context/features.ts'
import { useChangeView, useDraft, useView } from '../store/context.ts'
import { type CanvasDevice, canvasDevices } from '../store/view.ts'
import { BarMenus } from './bar-menus.tsx'
import styles from './shell.module.css'

/** The widths at which all of the bar stands in one line, and has no room for long names. */
const tight = globalThis.matchMedia?.('(900px <= width < 1200px)')

function onTight(listener: () => void): () => void {
  tight?.addEventListener('change', listener)
  return () => tight?.removeEventListener('change', listener)
}

const icons = { pc: Monitor, tablet: Tablet, mobile: Smartphone }

/** What is always at hand: steps back and forth, what the canvas shows, saving and publishing. */
export function TopBar({ page, end }: { readonly page: ReactNode; readonly end: ReactNode }) {
  const { t } = useTranslation('designer')
  const parts = useDesignerContext()
  const { boot } = parts
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a banner, and the page on the canvas has another one
    <header aria-label={t('shell.bar')} className={styles.bar}>
      <div className={`${styles.barGroup} ${styles.barStart}`}>
        {boot.office !== undefined && (
          <a
            href={`${boot.office}?language=${boot.locale}`}
            className={`${controls.tool} ${styles.office}`}
            title={t('bar.office')}
            aria-label={t('bar.office')}
          >
            <House size={16} aria-hidden />
          </a>
        )}
        {boot.siteName !== '' && (
          <h1 className={styles.site} dir="auto">
            {boot.screen === 'frame' || !hasFeature(parts, 'preview') ? (
              boot.siteName
            ) : (
              <a href={boot.home} target="_blank" rel="noreferrer" title={`${boot.siteName} · ${t('bar.site')}`}>
                {boot.siteName}
              </a>
            )}
          </h1>
        )}
        <div className={styles.page}>{page}</div>
      </div>
      <div className={styles.barGroup}>
        <CommandButton id="undo" />
        <CommandButton id="redo" />
      </div>
      <div className={`${styles.barGroup} ${styles.barView}`}>
        <Devices />
        <EditingLanguage />
      </div>
      <div className={`${styles.barGroup} ${styles.barEnd}`}>{end}</div>
      <div className={`${styles.barGroup} ${styles.barMenus}`}>
        <BarMenus />
      </div>
    </header>
  )
}

function Devices() {
  const { t } = useTranslation('designer')
  const change = useChangeView()
  const device = useView(({ deviceEnv }) => deviceEnv)
  const choose = (value: CanvasDevice) =>
    change((view) => {
      view.deviceEnv = value
      view.canvasWidth = undefined
    })
  return (
    <SegmentedControl
      name="device"
      label={t('device')}
      choices={canvasDevices.map((value) => {
        const Icon = icons[value]
        return {
          value,
          label: t(`device.${value}`),
          isChosen: value === device,
          picture: <Icon size={16} aria-hidden />,
        }
      })}
      disabled={false}
      onChoose={choose}
    />
  )
}

/** The language whose texts are edited and shown. Its names stand in the interface's language and in itself. */
function EditingLanguage() {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const change = useChangeView()
  const isTight = useSyncExternalStore(onTight, () => tight?.matches ?? false)
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const languages = useDraft(({ configuration }) => configuration.languages)
  const defaultLanguage = useDraft(({ configuration }) => configuration.defaultLanguage)
  return (
    <select
      className={`${controls.select} ${styles.select} ${styles.language}`}
      aria-label={t('editingLanguage')}
      value={language}
      onChange={(event) =>
        change((view) => {
          view.curLanguageEnv = event.target.value
        })
      }
    >
      {languages.map(({ code }) => (
        <option key={code} value={code}>
          {nameOf(code, locale, isTight)}
          {code === defaultLanguage ? ` (${t('language.default')})` : ''}
        </option>
      ))}
    </select>
  )
}

function nameOf(code: string, locale: string, isTight: boolean): string {
  try {
    const here = new Intl.DisplayNames([locale], { type: 'language' }).of(code)
    // Cut, a name of the other direction would lose its beginning.
    if (isTight && here !== undefined && directionOf(code) !== directionOf(locale)) return here
    const inItself = nativeName(code)
    return inItself.toLocaleLowerCase(code) === here?.toLocaleLowerCase(code) ? inItself : `${here} · ${inItself}`
  } catch {
    return code
  }
}
