import type { Menu } from '@vitrine/schemas'
import { slugFrom } from './new-page.ts'

/** An id for a new menu, made of its name: menus have no other. */
export function freeMenuId(menus: readonly Menu[], name: string): string {
  const base = slugFrom(name) || 'menu'
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    if (menus.every((menu) => menu.id !== id)) return id
  }
}
