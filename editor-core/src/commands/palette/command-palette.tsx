import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { messageText } from '../../i18n/translate.ts'
import { CommandDialog } from '../command-dialog.tsx'
import { useCommandsContext } from '../commands-context.ts'
import { entriesFor, type PaletteEntry } from './entries.ts'
import styles from './palette.module.css'

/** A list to type in: one of many things is found and done without leaving the keyboard. */
export function CommandPalette({ command }: { readonly command?: string }) {
  const context = useCommandsContext()
  const { list, closeDialog } = context
  const { t } = useTranslation('editor')
  const entries = useMemo(() => entriesFor({ ...context, t }, command), [context, t, command])
  const [query, setQuery] = useState('')
  const listed = useDeferredValue(query)
  const found = entries.search(listed)
  const [wanted, setWanted] = useState(0)
  const at = Math.max(0, Math.min(wanted, found.length - 1))
  const id = useId()
  const title = messageText(t, command === undefined ? 'palette.title' : list.get(command).label)

  function run(entry: PaletteEntry | undefined) {
    if (!entry) return
    if (entry.reason) return list.refuse(entry.reason)
    closeDialog()
    list.run(entry.command, entry.option)
  }
  function go(to: number) {
    setWanted(to)
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' })
  }
  const ways: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go((at + 1) % Math.max(1, found.length)),
    ArrowUp: () => go((at + found.length - 1) % Math.max(1, found.length)),
    PageDown: () => go(Math.min(at + 8, found.length - 1)),
    PageUp: () => go(Math.max(at - 8, 0)),
    // Who types and presses at once means what they typed, also while the list still shows what was typed before.
    Enter: () => run(listed === query ? found[at] : entries.search(query)[0]),
  }
  function onKeyDown(event: KeyboardEvent) {
    const way = event.nativeEvent.isComposing ? undefined : ways[event.key]
    if (!way) return
    event.preventDefault()
    way()
  }

  return (
    <CommandDialog title={title} hidesTitle>
      <input
        // biome-ignore lint/a11y/noAutofocus: whoever opens the palette wants to type
        autoFocus
        role="combobox"
        aria-label={title}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
        className={styles.search}
        placeholder={t('palette.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setWanted(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div role="listbox" id={`${id}-list`} aria-label={title} className={styles.list}>
        {found.map((entry, index) => (
          <Line
            key={entry.key}
            id={`${id}-${index}`}
            entry={entry}
            isActive={index === at}
            onPoint={() => setWanted(index)}
            onRun={() => run(entry)}
          />
        ))}
      </div>
      <p aria-live="polite" className={found.length === 0 ? styles.empty : frames.visuallyHidden}>
        {t(found.length === 0 ? 'palette.empty' : 'palette.found', { count: found.length })}
      </p>
    </CommandDialog>
  )
}

interface PaletteLineProps {
  readonly id: string
  readonly entry: PaletteEntry
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onRun: () => void
}

function Line({ id, entry, isActive, onPoint, onRun }: PaletteLineProps) {
  const { reasonInWords } = useCommandsContext()
  const { icon: Icon, label, keys, reason } = entry
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      aria-disabled={reason ? true : undefined}
      className={styles.line}
      onPointerMove={onPoint}
      onClick={onRun}
    >
      <Icon size={16} aria-hidden="true" />
      <span>{label}</span>
      {keys !== undefined && (
        <kbd dir="ltr" className={styles.keys}>
          {keys}
        </kbd>
      )}
      {reason && <span className={styles.reason}>{reasonInWords(reason)}</span>}
    </div>
  )
}
