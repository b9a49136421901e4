import { CommandDialog, reasonInWords } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import type { On } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useId, useState } from 'react'
import { displayName, nameOfPlace } from '../../i18n/names.ts'
import { type PlaceRow, reasonAgainst } from '../../placement/place-rows.ts'
import { componentSubtree } from '../../placement/subtree.ts'
import { locationKey, locationOn } from '../../store/tables/places.ts'
import { openDialog } from '../command-context.ts'
import { useCommands } from '../commands-context.tsx'
import { moveTo } from '../components/move.ts'
import { refuseCommand } from '../perform.ts'
import { selectedOf } from '../selected.ts'
import styles from './move-to.module.css'
import { PlaceTree } from './place-tree.tsx'

/** Moves the selected component to any place of any page, and says of each place why it is none. */
export function MoveToDialog() {
  const context = useCommands()
  const { editor, actions, t } = context
  const moved = selectedOf(context) ?? ''
  const subtree = componentSubtree(editor, moved)
  const [on, setOn] = useState<On | undefined>(editor.place(moved)?.on)
  const [chosen, setChosen] = useState<PlaceRow>()
  const [isLoading, setIsLoading] = useState(false)
  const id = useId()
  if (!subtree || !on) return null

  const reason = chosen && reasonAgainst(context, subtree, chosen)
  async function look(next: On) {
    setChosen(undefined)
    setOn(next)
    if (editor.structure(next) || next.page === undefined) return
    setIsLoading(true)
    try {
      await actions.openPage?.(next.page)
    } catch {
      refuseCommand(context, { key: 'refusal.pageNotLoaded' })
    } finally {
      setIsLoading(false)
    }
  }
  function move(row: PlaceRow | undefined) {
    if (!row || !subtree) return
    const against = reasonAgainst(context, subtree, row)
    if (against) return refuseCommand(context, against)
    openDialog(context, undefined)
    moveTo(context, moved, row.to)
  }

  return (
    <CommandDialog title={t('moveTo.title', { name: displayName(context, moved) })}>
      <div className={dialog.body}>
        <label htmlFor={id} className={styles.label}>
          {t('moveTo.page')}
        </label>
        <select
          id={id}
          className={controls.input}
          value={locationKey(on)}
          onChange={(event) => void look(locationOn(event.target.value))}
        >
          {placesOf(context).map((one) => (
            <option key={locationKey(one)} value={locationKey(one)}>
              {nameOfPlace(context, one)}
            </option>
          ))}
        </select>
        {isLoading || !editor.structure(on) ? (
          <p className={styles.hint}>{t(isLoading ? 'moveTo.loading' : 'refusal.pageNotLoaded')}</p>
        ) : (
          <PlaceTree key={locationKey(on)} on={on} moved={subtree} onChoose={setChosen} onMove={move} />
        )}
      </div>
      <div className={dialog.foot}>
        <p aria-live="polite" className={styles.hint}>
          {chosen ? (reason ? reasonInWords(context, reason) : inWords(context, chosen)) : t('moveTo.hint')}
        </p>
        <button
          type="button"
          className={controls.button}
          data-main
          disabled={!chosen || reason !== undefined}
          onClick={() => move(chosen)}
        >
          {t('moveTo.move')}
        </button>
      </div>
    </CommandDialog>
  )
}

const inWords = ({ t }: ReturnType<typeof useCommands>, { kind, label }: PlaceRow): string =>
  kind === 'start' ? label : t(kind === 'slot' ? 'moveTo.into' : 'moveTo.behind', { name: label })

/** All pages, and the parts that there are. */
function placesOf({ editor }: ReturnType<typeof useCommands>): readonly On[] {
  const parts = (['header', 'footer'] as const).map((part): On => ({ part }))
  const pages = editor.state.getState().pagesList.map(({ id }): On => ({ page: id }))
  return [...pages, ...parts.filter((part) => editor.structure(part))]
}
