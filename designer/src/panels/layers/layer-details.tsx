import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { ChevronRight, Eye, EyeOff, Lock, LockOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useChangeView } from '../../store/context.ts'
import styles from './layers.module.css'
import type { LayerRow } from './rows.ts'
import { useMarks } from './use-marks.ts'
import type { useVisible } from './use-visible.ts'

interface FoldProps extends Pick<LayerRow, 'hasChildren' | 'isOpen'> {
  readonly name: string
  readonly onToggle: () => void
}

/** Opens and closes what stands in a component. */
export function Fold({ hasChildren, isOpen, name, onToggle }: FoldProps) {
  const { t } = useTranslation('designer')
  if (!hasChildren) return <span className={`${controls.tool} ${styles.fold}`} />
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${controls.tool} ${styles.fold}`}
      aria-label={t(isOpen ? 'layers.close' : 'layers.open', { section: name })}
      onClick={(event) => {
        event.stopPropagation()
        onToggle()
      }}
    >
      <ChevronRight size={14} aria-hidden />
    </button>
  )
}

/** What is wrong with a component, or missing in it. */
export function LayerMarks({ id }: { readonly id: string }) {
  const { t } = useTranslation('designer')
  const { hasErrors, isUntranslated } = useMarks(id)
  return (
    <>
      {hasErrors && <span className={styles.mark} data-kind="bad" role="img" aria-label={t('layers.hasErrors')} />}
      {isUntranslated && (
        <span className={styles.mark} data-kind="warn" role="img" aria-label={t('layers.untranslated')} />
      )}
    </>
  )
}

interface LayerToolsProps extends ReturnType<typeof useVisible> {
  readonly id: string
  readonly name: string
  readonly isLocked: boolean
}

/** Locks and hides a component. */
export function LayerTools({ id, name, isLocked, isVisible, setVisible }: LayerToolsProps) {
  const { t } = useTranslation('designer')
  const change = useChangeView()
  return (
    <>
      <LayerTool
        label={t('layers.lock', { section: name })}
        isOn={isLocked}
        onPress={() =>
          change((view) => {
            if (isLocked) delete view.locked[id]
            else view.locked[id] = true
          })
        }
      >
        {isLocked ? <Lock size={14} aria-hidden /> : <LockOpen size={14} aria-hidden />}
      </LayerTool>
      <LayerTool
        label={t('layers.hide', { section: name })}
        isOn={!isVisible}
        isDisabled={isLocked}
        onPress={() => setVisible(!isVisible)}
      >
        {isVisible ? <Eye size={14} aria-hidden /> : <EyeOff size={14} aria-hidden />}
      </LayerTool>
    </>
  )
}

interface LayerToolProps {
  readonly label: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** What can be done with a component at once, by the pointer; the keys are those of its commands. */
function LayerTool({ label, isOn, isDisabled = false, onPress, children }: LayerToolProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${controls.tool} ${styles.tool}`}
      data-is-on={isOn || undefined}
      aria-pressed={isOn}
      aria-label={label}
      disabled={isDisabled}
      onClick={(event) => {
        event.stopPropagation()
        onPress()
      }}
    >
      {children}
    </button>
  )
}
