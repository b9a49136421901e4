import { rollbackInWords } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { shortTime } from '../history/times.ts'
import rows from '../rows.module.css'
import { ReleaseChanges } from './release-changes.tsx'
import styles from './releases.module.css'
import { RollBack } from './roll-back.tsx'
import type { ReleaseInList } from './use-releases.ts'

interface ReleaseEntryProps {
  readonly release: ReleaseInList
  readonly onRolledBack: () => void
}

/** One release: when, by whom, what changed with it, and the way back to it. */
export function ReleaseEntry({ release, onRolledBack }: ReleaseEntryProps) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const [open, setOpen] = useState<'changes' | 'back' | undefined>(undefined)
  const { number, createdAt, by, note, kind, isCurrent } = release
  const toggle = (which: 'changes' | 'back') => setOpen(open === which ? undefined : which)
  const name = t('releases.number', { number })
  return (
    <li className={styles.release} aria-label={name}>
      <p className={rows.heading}>
        <span className={styles.number}>{name}</span>
        {isCurrent && (
          <span className={frames.tag} data-kind="good">
            {t('releases.current')}
          </span>
        )}
        {kind === 'rollback' && (
          <span className={frames.tag}>{rollbackInWords({ t, locale }, release.rolledBack)}</span>
        )}
      </p>
      <p className={frames.hint}>
        <time dateTime={createdAt}>{shortTime(createdAt, locale)}</time>
        {by !== undefined && <span dir="auto"> · {by}</span>}
        {note !== undefined && (
          <span dir="auto" className={styles.noteOf}>
            {note}
          </span>
        )}
      </p>
      <div className={panel.actions}>
        <button
          type="button"
          className={controls.button}
          aria-expanded={open === 'changes'}
          aria-label={t('releases.changesOf', { number })}
          onClick={() => toggle('changes')}
        >
          {t('releases.changes')}
        </button>
        {!isCurrent && (
          <button
            type="button"
            className={controls.button}
            aria-expanded={open === 'back'}
            aria-label={t('releases.backTo', { number })}
            onClick={() => toggle('back')}
          >
            {t('releases.back')}
          </button>
        )}
      </div>
      {open === 'changes' && <ReleaseChanges id={release.id} />}
      {open === 'back' && (
        <RollBack
          release={release}
          onDone={() => {
            setOpen(undefined)
            onRolledBack()
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </li>
  )
}
