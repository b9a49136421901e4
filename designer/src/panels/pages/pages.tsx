import { Panel } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import type { PageRecord } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import { useChangeView, useDraft, useEditor, useView } from '../../store/context.ts'
import { useDispatch } from '../use-dispatch.ts'
import { type Deleted, DeletedNotice } from './deleted-notice.tsx'
import { Menus } from './menus.tsx'
import { NewPage } from './new/add-page.tsx'
import { duplicateOf, newPageContent } from './new/new-page.ts'
import { PageList } from './page-list.tsx'
import { addressOfPage, nameOfPage } from './page-names.ts'
import { MenuSettings } from './settings/menu-settings.tsx'
import { PageSettings } from './settings/page-settings.tsx'
import { useOpenPage } from './use-open-page.ts'

/** The pages and menus of the site; one of them by itself, with its settings; a new page. */
export default function Pages() {
  const { t } = useTranslation('designer')
  const change = useChangeView()
  const record = useView(({ openRecord }) => openRecord)
  const pages = useDraft(({ pagesList }) => pagesList)
  const menus = useDraft(({ menuList }) => menuList)
  const [isAdding, setAdding] = useState(false)
  const [deleted, setDeleted] = useState<Deleted>()
  const last = useRef<string>(undefined)
  const page = record && 'page' in record ? pages.find(({ id }) => id === record.page) : undefined
  const menu = record && 'menu' in record ? menus.find(({ id }) => id === record.menu) : undefined

  const show = (next: typeof record) => {
    last.current = next && ('page' in next ? next.page : next.menu)
    setDeleted(undefined)
    change((view) => {
      view.openRecord = next
    })
  }
  const back = () =>
    change((view) => {
      view.openRecord = undefined
    })

  const added = (made?: string) => {
    last.current = made ?? last.current
    setAdding(false)
  }
  if (isAdding) return <NewPage onBack={added} />
  if (page) return <PageSettings key={page.id} page={page} onBack={back} />
  if (menu) return <MenuSettings key={menu.id} menu={menu.id} onBack={back} />
  return (
    <Panel
      title={t('panel.pages')}
      tools={
        <button type="button" className={`${controls.button} ${panel.end}`} onClick={() => setAdding(true)}>
          <Plus size={14} aria-hidden />
          {t('pages.add')}
        </button>
      }
    >
      {deleted && <DeletedNotice key={deleted.id} deleted={deleted} onClose={() => setDeleted(undefined)} />}
      <Lists
        focused={last.current}
        onPage={(id) => show({ page: id })}
        onMenu={(id) => show({ menu: id })}
        onDeleted={setDeleted}
      />
    </Panel>
  )
}

interface PageListsProps {
  /** What was open before: the focus goes back there. */
  readonly focused: string | undefined
  readonly onPage: (page: string) => void
  readonly onMenu: (menu: string) => void
  readonly onDeleted: (deleted: Deleted | undefined) => void
}

function Lists({ focused, onPage, onMenu, onDeleted }: PageListsProps) {
  const { t } = useTranslation('designer')
  const editor = useEditor()
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const { dispatch, error, showError } = useDispatch()
  const { open, load, opening } = useOpenPage(showError)
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused === undefined) return
    around.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(focused)}"] button`)?.focus()
  }, [focused])

  const noticeDeleted = (id: string, name: string, address?: string) =>
    onDeleted({ id, name, address, step: editor.state.getState().history.past.at(-1) })

  async function remove(page: PageRecord) {
    const name = nameOfPage(editor, page, language)
    if (await load(page.id))
      if (dispatch({ type: 'remove-page', page: page.id })) noticeDeleted(page.id, name, addressOfPage(page))
  }
  async function duplicate({ id }: PageRecord) {
    if (!(await load(id))) return
    const content = newPageContent(editor, id)
    if (!content) return
    const copy = duplicateOf(editor.state.getState().pagesList, content)
    if (dispatch({ type: 'add-page', ...copy, after: id })) await open(copy.page.id)
  }

  return (
    <div ref={around}>
      {error && (
        <p role="alert" className={`${frames.note} ${panel.note}`} data-kind="bad">
          {error}
        </p>
      )}
      <section className={panel.section}>
        <PageList
          opening={opening}
          onOpen={({ id }) => void open(id)}
          onSettings={({ id }) => onPage(id)}
          onDuplicate={(page) => void duplicate(page)}
          onDelete={(page) => void remove(page)}
          onMove={({ id }, after) => dispatch({ type: 'move-page', page: id, after })}
        />
        <p className={frames.hint}>{t('pages.hint')}</p>
      </section>
      <Menus
        onOpen={onMenu}
        onAdd={(menu, after) => {
          if (dispatch({ type: 'add-menu', menu, after })) onMenu(menu.id)
        }}
        onDelete={(menu, name) => {
          if (dispatch({ type: 'remove-menu', menu })) noticeDeleted(menu, name)
        }}
      />
    </div>
  )
}
