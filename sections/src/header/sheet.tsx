import { Button, useStage } from '@vitrine/renderer'
import type { MenuItem } from '@vitrine/schemas'
import { useId } from 'react'
import { isCurrent } from './current.ts'
import styles from './header-sheet.module.css'
import { Chevron, Cross, Lines } from './icons.tsx'
import { Entry, entriesBelow } from './menu.tsx'

/**
 * The menu of narrow windows, over the whole of them. It opens without script: as a modal dialog
 * where the browser knows commands, as a popover elsewhere.
 */
export function Sheet({ items }: { readonly items: readonly MenuItem[] }) {
  const { site, words } = useStage()
  const id = useId()
  return (
    <>
      <button type="button" className={styles.open} aria-label={words('header.openMenu')} {...opens(id, 'show-modal')}>
        <Lines />
      </button>
      <dialog id={id} popover="auto" className={styles.sheet} aria-label={words('header.menu')}>
        <div className={styles.top}>
          <bdi className={styles.name}>{site.name}</bdi>
          <button type="button" className={styles.close} aria-label={words('header.closeMenu')} {...opens(id, 'close')}>
            <Cross />
          </button>
        </div>
        <nav aria-label={words('header.menu')}>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                {item.children?.length ? <Group item={item} name={id} /> : <Entry item={item} className={styles.entry} />}
              </li>
            ))}
          </ul>
        </nav>
        <Button path="button" className={styles.button} />
      </dialog>
    </>
  )
}

/** React's types do not know commands yet; a browser that knows them leaves `popovertarget` aside. */
const opens = (id: string, command: 'show-modal' | 'close') => ({
  command,
  commandfor: id,
  popoverTarget: id,
  popoverTargetAction: command === 'close' ? ('hide' as const) : ('show' as const),
})

function Group({ item, name }: { readonly item: MenuItem; readonly name: string }) {
  const stage = useStage()
  const entries = entriesBelow(item)
  return (
    <details name={name} open={entries.some(({ link }) => isCurrent(link, stage))}>
      <summary className={styles.entry}>
        {item.label}
        <Chevron className={styles.chevron} />
      </summary>
      <ul className={styles.below}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry item={entry} />
          </li>
        ))}
      </ul>
    </details>
  )
}
