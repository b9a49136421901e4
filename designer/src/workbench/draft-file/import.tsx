import { reasonInWords } from '@vitrine/editor-core'
import { type DraftDifference, draftsBetween } from '@vitrine/model'
import type { Draft } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useId, useState } from 'react'
import { useCommands } from '../../commands/index.ts'
import { nameOfWhere } from '../../panels/places/place-name.ts'
import { useSaving } from '../../saving/saving-context.tsx'
import { useEditor } from '../../store/context.ts'
import styles from '../workbench.module.css'
import { Differences, whereOf } from './differences.tsx'
import { FileProblems } from './file-problems.tsx'
import { type ReadDraft, readDraftFile } from './read-draft-file.ts'

/** How far an import has come. */
type Importing =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'problems'; readonly problems: Extract<ReadDraft, { problems: unknown }>['problems'] }
  | { readonly kind: 'error'; readonly why: string }
  | { readonly kind: 'differences'; readonly after: Draft; readonly difference: Ready }
  | { readonly kind: 'done'; readonly isSaved: boolean }
type Ready = Extract<DraftDifference, { operations: unknown }>

/** Brings a file back: first it is said what that changes, then it is done as one step, which can be undone. */
export function Import({ isDisabled }: { readonly isDisabled: boolean }) {
  const { t } = useTranslation('designer')
  const commands = useCommands()
  const editor = useEditor()
  const saving = useSaving()
  const id = useId()
  const [state, setState] = useState<Importing>({ kind: 'nothing' })

  const errorState = (difference: Exclude<DraftDifference, Ready>): Importing => {
    const { error, of } = difference
    const why = reasonInWords(commands, error.problem ?? error)
    return { kind: 'error', why: `${nameOfWhere(commands, whereOf(of))}: ${why}` }
  }
  async function read(file: File) {
    const found = await readDraftFile(file, editor.specs)
    if ('problems' in found) return setState({ kind: 'problems', problems: found.problems })
    const difference = draftsBetween(editor.whole(), found.draft, editor.specs)
    setState('error' in difference ? errorState(difference) : { kind: 'differences', after: found.draft, difference })
  }
  async function apply(after: Draft) {
    // The draft may have changed while somebody was reading.
    const difference = draftsBetween(editor.whole(), after, editor.specs)
    if ('error' in difference) return setState(errorState(difference))
    const error = editor.dispatch(difference.operations)
    if (error) return setState({ kind: 'error', why: reasonInWords(commands, error) })
    setState({ kind: 'done', isSaved: await saving.saveNow() })
  }
  async function undo() {
    editor.undo()
    setState({ kind: 'nothing' })
    await saving.saveNow()
  }

  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{t('workbench.import')}</label>
        <input
          id={id}
          type="file"
          accept="application/json,.json"
          disabled={isDisabled}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file may be chosen again when it was mended.
            target.value = ''
            if (file) void read(file)
          }}
        />
      </div>
      <div role="status" className={styles.outcome}>
        {state.kind === 'problems' && <FileProblems problems={state.problems} />}
        {state.kind === 'error' && (
          <p className={frames.note} data-kind="bad">
            {state.why}
          </p>
        )}
        {state.kind === 'done' && (
          <p className={frames.note} data-kind="good">
            {t(state.isSaved ? 'workbench.imported' : 'workbench.importedUnsaved')}
          </p>
        )}
      </div>
      {state.kind === 'done' && (
        <button type="button" className={controls.button} onClick={() => void undo()}>
          {t('command.undo')}
        </button>
      )}
      {state.kind === 'differences' && (
        <Differences
          difference={state.difference}
          after={state.after}
          onApply={() => void apply(state.after)}
          onCancel={() => setState({ kind: 'nothing' })}
        />
      )}
    </>
  )
}
