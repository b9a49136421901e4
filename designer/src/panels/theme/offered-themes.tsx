import panel from '@vitrine/editor-core/controls/panel.module.css'
import { type Theme, themeColours } from '@vitrine/schemas'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './theme.module.css'

interface OfferedThemesProps {
  readonly themes: readonly Theme[]
  readonly onAdd: (theme: Theme) => void
}

/** The themes that an app brings along and the site does not have: pressing one adds and opens it. */
export function OfferedThemes({ themes, onAdd }: OfferedThemesProps) {
  const { t } = useTranslation('designer')
  const id = useId()
  if (themes.length === 0) return null
  return (
    <section aria-labelledby={id} className={`${panel.section} ${styles.themes}`}>
      <h3 id={id} className={styles.offered}>
        {t('theme.offered')}
      </h3>
      {themes.map((theme) => (
        <button
          key={theme._$id_}
          type="button"
          className={`${styles.theme} ${styles.add}`}
          aria-label={t('theme.use', { name: theme.name })}
          onClick={() => onAdd(theme)}
        >
          <span className={styles.name}>
            <bdi>{theme.name}</bdi>
          </span>
          <span className={styles.swatches} aria-hidden>
            {themeColours.slice(0, 6).map((colour) => (
              <span key={colour} style={{ background: theme.colors[colour] }} />
            ))}
          </span>
          <Plus size={14} aria-hidden />
        </button>
      ))}
    </section>
  )
}
