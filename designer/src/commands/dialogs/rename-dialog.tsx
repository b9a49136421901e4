import { CommandDialog, nameOfType } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import { type FormEvent, useId, useState } from 'react'
import { openDialog } from '../command-context.ts'
import { useCommands } from '../commands-context.tsx'
import { selectedOf } from '../selected.ts'

/** A name of one's own for the selected component; without one it is called as its section is. */
export function RenameDialog() {
  const context = useCommands()
  const { editor, view, t } = context
  const selected = selectedOf(context) ?? ''
  const [name, setName] = useState(view.state.getState().names[selected] ?? '')
  const id = useId()
  function save(event: FormEvent) {
    event.preventDefault()
    openDialog(context, undefined)
    context.list.run('rename', name)
  }
  return (
    <CommandDialog title={t('command.rename')}>
      <form onSubmit={save}>
        <div className={dialog.body}>
          <label htmlFor={id}>{t('rename.name')}</label>
          <input
            // biome-ignore lint/a11y/noAutofocus: it is the only thing in the dialog
            autoFocus
            id={id}
            className={controls.input}
            maxLength={80}
            placeholder={nameOfType(context, editor.component(selected)?.type ?? '')}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <div className={dialog.foot}>
          <button type="button" className={controls.button} onClick={() => openDialog(context, undefined)}>
            {t('dialog.cancel')}
          </button>
          <button type="submit" className={controls.button} data-main>
            {t('rename.save')}
          </button>
        </div>
      </form>
    </CommandDialog>
  )
}
