import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import type { Operation } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { changeInWords } from '../../i18n/change-text.ts'
import { placeInWords } from '../../i18n/location-text.ts'
import { useEditor } from '../../store/context.ts'
import type { LocalBackup } from '../local-backup/local-backup.ts'
import styles from '../saving.module.css'
import { useSaving } from '../saving-context.tsx'

interface Change {
  readonly operation: Operation
  /** What became of it, as the key of a sentence; nothing where it only waits to be saved. */
  readonly state?: 'saving.left.conflict' | 'saving.left.refused'
}

/** All that a copy holds: what waits, what others changed too, what was refused. */
const changesIn = ({ operations, conflicts, refused: rejected }: LocalBackup): readonly Change[] => [
  ...operations.map((operation) => ({ operation })),
  ...conflicts.flatMap(({ mine }) => mine.map((operation) => ({ operation, state: 'saving.left.conflict' as const }))),
  ...rejected.flatMap((change) =>
    change.operations.map((operation) => ({ operation, state: 'saving.left.refused' as const })),
  ),
]

/** Offers work back that a browser kept when it closed before all of it was saved. */
export function RecoveryDialog({ copy }: { readonly copy: LocalBackup }) {
  const parts = useDesignerContext()
  const saving = useSaving()
  const editor = useEditor()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { t, locale } = parts
  const restore = async () => {
    setBusy(true)
    setProblem('')
    await saving.restore(copy).catch(() => setProblem(t('saving.left.failed')))
    setBusy(false)
  }
  const changes = changesIn(copy)
  const inWords = ({ operation, state }: Change) => {
    const change = `${placeInWords({ ...parts, editor }, operation)}: ${changeInWords(parts, operation)}`
    return state === undefined ? change : t(state, { change })
  }
  const time = new Date(copy.at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <QuestionDialog title={t('saving.left.title')}>
      <p className={dialog.text}>{t('saving.left.text', { count: changes.length, time })}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.operation.id}>{inWords(change)}</li>
        ))}
      </ul>
      {problem !== '' && (
        <p role="alert" className={frames.error}>
          {problem}
        </p>
      )}
      <div className={dialog.foot}>
        <DialogAction isDisabled={isBusy} onPress={() => download(`draft-${copy.at}.json`, copy)}>
          {t('saving.left.download')}
        </DialogAction>
        <DialogAction isDisabled={isBusy} onPress={() => void saving.discard(copy)}>
          {t('saving.left.discard')}
        </DialogAction>
        <DialogAction isMain isDisabled={isBusy} onPress={() => void restore()}>
          {t('saving.left.restore')}
        </DialogAction>
      </div>
    </QuestionDialog>
  )
}

/** Lets the person keep something as a JSON file of their own. */
function download(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, undefined, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
