import { drawText, Icon, useStage, viewParts } from '@vitrine/renderer'
import type { ResolvedMenuItem } from '@vitrine/schemas'
import { useId } from 'react'
import { Opener } from '../parts/dialog/opener.tsx'
import { isCurrent } from './current.ts'
import styles from './header-sheet.module.css'
import { entriesBelow, Label, MenuEntry } from './menu.tsx'
import type { HeaderProps } from './spec.ts'

const { Button } = viewParts<HeaderProps>()

/**
 * The menu of narrow windows, over the whole of them. It opens without script: as a modal dialog
 * where the browser knows commands, as a popover elsewhere.
 */
export function Sheet({ items }: { readonly items: readonly ResolvedMenuItem[] }) {
  const { site, words } = useStage()
  const id = useId()
  return (
    <>
      <Opener of={id} command="show-modal" className={styles.open} label={words('header.openMenu')}>
        <Icon name="menu" />
      </Opener>
      <dialog id={id} popover="auto" className={styles.sheet} aria-label={words('header.menu')}>
        <div className={styles.top}>
          <bdi className={styles.name}>{drawText(site.name)}</bdi>
          <Opener of={id} command="close" className={styles.close} label={words('header.closeMenu')}>
            <Icon name="x" />
          </Opener>
        </div>
        <nav aria-label={words('header.menu')}>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                {item.children?.length ? (
                  <Group item={item} name={id} />
                ) : (
                  <MenuEntry item={item} className={styles.entry} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Button path="button" className={styles.button} />
      </dialog>
    </>
  )
}

function Group({ item, name }: { readonly item: ResolvedMenuItem; readonly name: string }) {
  const stage = useStage()
  const entries = entriesBelow(item)
  return (
    <details name={name} open={entries.some(({ link }) => isCurrent(link, stage))}>
      <summary className={styles.entry}>
        <Label item={item} />
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.below}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <MenuEntry item={entry} />
          </li>
        ))}
      </ul>
    </details>
  )
}
