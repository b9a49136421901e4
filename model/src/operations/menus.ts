import { draft as draftSchema, type Menu, menuProps } from '@vitrine/schemas'
import type { Handler } from '../document/editing.ts'
import { settingsProblems } from '../validation/settings-problems.ts'
import { before, indexAfter, inserted } from './list-places.ts'
import { refuse } from './operation-error.ts'
import { refuseValue } from './owner.ts'

const MENUS = draftSchema.properties.menuList.maxItems
const idOf = ({ id }: Menu): string => id

export const addMenu: Handler<'add-menu'> = ({ draft }, { menu, after }) => {
  const { menuList } = draft
  if (menuList.some(({ id }) => id === menu.id)) return refuse('refusal.taken', { id: menu.id })
  if (menuList.length >= MENUS) return refuse('refusal.tooMany', { limit: MENUS })
  refuseValue(settingsProblems(menuProps, menu.settings), '')
  const index = indexAfter(menuList, after, idOf)
  return {
    draft: { ...draft, menuList: inserted(menuList, index, menu) },
    inverse: { type: 'remove-menu', menu: menu.id },
  }
}

export const removeMenu: Handler<'remove-menu'> = ({ draft }, { menu }) => {
  const { menuList } = draft
  const index = menuList.findIndex(({ id }) => id === menu)
  const removed = menuList[index]
  if (!removed) return refuse('refusal.unknownMenu', { menu })
  return {
    draft: { ...draft, menuList: menuList.toSpliced(index, 1) },
    inverse: { type: 'add-menu', menu: removed, after: before(menuList, index, idOf) },
  }
}
