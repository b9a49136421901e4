import { useTranslation } from '@vitrine/setters/i18n'
import { useStore } from 'zustand'
import styles from '../controls/definition-list.module.css'
import { messageText } from '../i18n/translate.ts'
import { CommandDialog } from './command-dialog.tsx'
import { useCommandsContext } from './commands-context.ts'
import { changeLetterKeys, isOfLetters, letterKeys } from './keys/letter-keys.ts'
import { shownKeys } from './keys/shortcut-text.ts'

/** All commands that have keys, by their groups, with a word on where they work. */
export function KeysDialog({ hint }: { readonly hint: string }) {
  const { t } = useTranslation('editor')
  const { isMac, list } = useCommandsContext()
  const { areOn } = useStore(letterKeys)
  const groups = Map.groupBy(
    list.all.filter(({ shortcuts }) => shortcuts),
    ({ group }) => group,
  )
  return (
    <CommandDialog title={t('command.keys')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <section tabIndex={0} aria-label={t('command.keys')} className={styles.groups}>
        {[...groups].map(([group, members]) => (
          <div key={group}>
            <h3 className={styles.title}>{messageText(t, `command.group.${group}`)}</h3>
            <dl className={styles.list}>
              {members.map((command) => (
                <div key={command.id} className={styles.line}>
                  <dt>{list.nameOf(command.id)}</dt>
                  <dd className={styles.keys}>
                    {command.shortcuts?.map((shortcut) => (
                      <kbd key={shortcut} dir="ltr" className={styles.key}>
                        {shownKeys(t, shortcut, isMac)}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        <p className={styles.hint}>{hint}</p>
        {list.all.some(({ shortcuts = [] }) => shortcuts.some(isOfLetters)) && (
          <label className={styles.choice}>
            <input type="checkbox" checked={areOn} onChange={({ target }) => changeLetterKeys(target.checked)} />
            {t('command.letterKeys')}
          </label>
        )}
      </section>
    </CommandDialog>
  )
}
