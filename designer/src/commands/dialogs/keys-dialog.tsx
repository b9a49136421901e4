import type { CommandGroup } from '../command.ts'
import { commands, nameOfCommand } from '../commands.ts'
import { useCommands } from '../commands-context.tsx'
import { shownKeys } from '../keys/shortcut-text.ts'
import { CommandDialog } from './command-dialog.tsx'
import styles from './keys-dialog.module.css'

/** All commands that have keys, by their groups. */
export function KeysDialog() {
  const context = useCommands()
  const { t, isMac } = context
  const groups = Map.groupBy(
    commands.filter(({ shortcuts }) => shortcuts),
    ({ group }): CommandGroup => group,
  )
  return (
    <CommandDialog title={t('command.keys')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <section tabIndex={0} aria-label={t('command.keys')} className={styles.groups}>
        {[...groups].map(([group, members]) => (
          <div key={group}>
            <h3 className={styles.title}>{t(`command.group.${group}`)}</h3>
            <dl className={styles.list}>
              {members.map((command) => (
                <div key={command.id} className={styles.line}>
                  <dt>{nameOfCommand(context, command)}</dt>
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
        <p className={styles.hint}>{t('keys.hint')}</p>
      </section>
    </CommandDialog>
  )
}
