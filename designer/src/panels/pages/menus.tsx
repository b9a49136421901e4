import { nameOfMenu, RowMenu } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { slugFrom } from '@vitrine/model'
import type { Menu } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { type FormEvent, useId, useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useDraft } from '../../store/context.ts'
import styles from './pages.module.css'

interface MenusProps {
  readonly onOpen: (menu: string) => void
  readonly onAdd: (menu: Menu, after: string | null) => void
  readonly onDelete: (menu: string, name: string) => void
}

/** The menus of the site. */
export function Menus({ onOpen, onAdd, onDelete }: MenusProps) {
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  const menus = useDraft(({ menuList }) => menuList)
  const [isAdding, setAdding] = useState(false)
  const id = useId()
  return (
    <section className={panel.section} aria-labelledby={id}>
      <div className={panel.sectionHead}>
        <h3 id={id}>{t('menus.title')}</h3>
        <button
          type="button"
          className={`${controls.tool} ${panel.end}`}
          aria-label={t('menus.add')}
          title={t('menus.add')}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          <Plus size={16} aria-hidden />
        </button>
      </div>
      {isAdding && (
        <NewMenu
          onAdd={(name) => {
            setAdding(false)
            onAdd({ id: freeMenuId(menus, name), settings: { props: { items: [] } } }, menus.at(-1)?.id ?? null)
          }}
        />
      )}
      <ul className={panel.list} aria-labelledby={id}>
        {menus.map((menu) => {
          const name = nameOfMenu({ label }, menu.id)
          return (
            <li key={menu.id} className={styles.row} data-row={menu.id}>
              <div className={`${styles.opener} ${styles.menu}`}>
                <button type="button" className={styles.open} onClick={() => onOpen(menu.id)}>
                  <bdi>{name}</bdi>
                </button>
              </div>
              <RowMenu
                label={t('menus.menuOf', { name })}
                actions={[
                  { id: 'delete', label: t('command.delete'), icon: Trash, run: () => onDelete(menu.id, name) },
                ]}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function NewMenu({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const { t } = useTranslation('designer')
  const [name, setName] = useState('')
  const id = useId()
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onAdd(name.trim())
  }
  return (
    <form className={panel.field} onSubmit={add}>
      <label htmlFor={id}>{t('menus.name')}</label>
      <input
        id={id}
        className={controls.input}
        value={name}
        maxLength={40}
        // biome-ignore lint/a11y/noAutofocus: it was asked for by the press of a button just before
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className={controls.button} disabled={name.trim() === ''}>
        {t('menus.create')}
      </button>
    </form>
  )
}

/** An id for a new menu, made of its name: menus have no other. */
function freeMenuId(menus: readonly Menu[], name: string): string {
  const base = slugFrom(name) || 'menu'
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    if (menus.every((menu) => menu.id !== id)) return id
  }
}
