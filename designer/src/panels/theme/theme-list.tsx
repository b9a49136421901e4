import { RowMenu } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { type Theme, themeColours } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import styles from './theme.module.css'

interface ReadyThemesProps {
  readonly themes: readonly Theme[]
  readonly onAdd: (theme: Theme) => void
}

/** The themes that the host offers and the site does not have yet. */
export function ReadyThemes({ themes, onAdd }: ReadyThemesProps) {
  const { t } = useTranslation('designer')
  if (themes.length === 0) return null
  return (
    <div className={panel.section}>
      {themes.map((theme) => (
        <button key={theme._$id_} type="button" className={controls.button} onClick={() => onAdd(theme)}>
          <Plus size={14} aria-hidden />
          {t('theme.addReady', { name: theme.name })}
        </button>
      ))}
    </div>
  )
}

interface ThemeListProps {
  readonly themes: readonly Theme[]
  /** The id of the theme that is drawn. */
  readonly open: string
  readonly onOpen: (theme: string) => void
  readonly onRename: (theme: Theme) => void
  readonly onCopy: (theme: Theme) => void
  readonly onRemove: (theme: Theme) => void
}

/** The themes by name and colours: choosing one opens it. */
export function ThemeList({ themes, open, onOpen, onRename, onCopy, onRemove }: ThemeListProps) {
  const { t } = useTranslation('designer')
  const id = useId()
  return (
    <div role="radiogroup" aria-label={t('theme.themes')} className={`${panel.section} ${styles.themes}`}>
      {themes.map((theme) => (
        <div key={theme._$id_} className={styles.theme} data-open={theme._$id_ === open || undefined}>
          <label>
            <input
              type="radio"
              className={controls.cover}
              name={id}
              checked={theme._$id_ === open}
              aria-label={theme.name}
              onChange={() => onOpen(theme._$id_)}
            />
            <span className={styles.name}>
              <bdi>{theme.name}</bdi>
            </span>
            <span className={styles.swatches} aria-hidden>
              {themeColours.slice(0, 6).map((colour) => (
                <span key={colour} style={{ background: theme.colors[colour] }} />
              ))}
            </span>
          </label>
          <RowMenu
            label={t('theme.menuOf', { name: theme.name })}
            actions={[
              { id: 'rename', label: t('command.rename'), icon: Pencil, run: () => onRename(theme) },
              { id: 'copy', label: t('command.duplicate'), icon: Copy, run: () => onCopy(theme) },
              {
                id: 'remove',
                label: t('command.delete'),
                icon: Trash,
                run: () => onRemove(theme),
                reason: theme._$id_ === open ? t('refusal.openTheme') : undefined,
              },
            ]}
          />
        </div>
      ))}
    </div>
  )
}
