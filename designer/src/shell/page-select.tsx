import type { PageRecord } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useCommands } from '../commands/index.ts'
import { openPageOf } from '../panels/places/open-place.ts'
import { useDraft, useView } from '../store/context.ts'
import styles from './shell.module.css'

/** The page that is edited. */
export function PageChoice() {
  const { t } = useTranslation('designer')
  const commands = useCommands()
  const pages = useDraft(({ pagesList }) => pagesList)
  const current = useView(({ curPageId }) => curPageId)
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const opening = useView(({ openingPage }) => openingPage)
  const nameOf = ({ id, settings }: PageRecord) =>
    String(settings.editPropsByLangEnvMap?.[language]?.name ?? settings.props.name ?? id)
  return (
    <select
      className={`${controls.select} ${styles.select}`}
      aria-label={t('page')}
      aria-busy={opening !== undefined}
      value={opening ?? current}
      onChange={(event) => void openPageOf(commands, event.target.value)}
    >
      {pages
        .toSorted((a, b) => a.order - b.order)
        .map((page) => (
          <option key={page.id} value={page.id}>
            {nameOf(page)}
          </option>
        ))}
    </select>
  )
}
