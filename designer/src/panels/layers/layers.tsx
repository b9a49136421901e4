import { useVirtualizer } from '@tanstack/react-virtual'
import { EmptyPanel, hasCoarsePointer, Panel } from '@vitrine/editor-core'
import { useTranslation } from '@vitrine/setters/i18n'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useChangeView, useDraft, useEditor, useStructure, useView } from '../../store/context.ts'
import { LayerItem } from './layer.tsx'
import { LayerDrop } from './layer-drop.tsx'
import styles from './layers.module.css'
import { type LayerRow, layerRows } from './rows.ts'
import { useTreeKeys } from './use-tree-keys.ts'

const ROW = hasCoarsePointer ? 44 : 30

/** All components of the page as a tree. Only the lines in view are drawn. */
export default function Layers() {
  const { t } = useTranslation('designer')
  const page = useView(({ curPageId }) => curPageId)
  const record = useDraft(({ pagesList }) => pagesList.find(({ id }) => id === page))
  const header = useStructure({ part: 'header' })
  const body = useStructure({ page })
  const footer = useStructure({ part: 'footer' })
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(
    () => [
      ...(record?.header === false ? [] : layerRows({ part: 'header' }, header, closed)),
      ...layerRows({ page }, body, closed),
      ...(record?.footer === false ? [] : layerRows({ part: 'footer' }, footer, closed)),
    ],
    [record, header, body, footer, page, closed],
  )
  const toggle = (id: string, isOpen: boolean) =>
    setClosed((now) => {
      const next = new Set(now)
      if (isOpen) next.delete(id)
      else next.add(id)
      return next
    })
  return (
    <Panel title={t('panel.layers')}>
      {rows.length === 0 ? (
        <EmptyPanel>{t('layers.nothing')}</EmptyPanel>
      ) : (
        <Tree key={page} rows={rows} toggle={toggle} />
      )}
    </Panel>
  )
}

interface TreeProps {
  readonly rows: readonly LayerRow[]
  readonly toggle: (id: string, isOpen: boolean) => void
}

function Tree({ rows, toggle }: TreeProps) {
  const { t } = useTranslation('designer')
  const editor = useEditor()
  const change = useChangeView()
  const selected = useView(({ selected }) => selected)
  const scroller = useRef<HTMLDivElement>(null)
  const at = rows.findIndex(({ id }) => id === selected)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
    getItemKey: (index) => rows[index]?.id ?? index,
  })

  // What is selected on the canvas comes into view here, with all that it stands in opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selection moves the tree
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' })
    else
      for (let up = editor.place(selected ?? '')?.parent; up; up = editor.place(up.component)?.parent)
        toggle(up.component, true)
  }, [selected])

  const select = (id: string | undefined) => {
    if (id === undefined) return
    change((view) => {
      view.selected = id
    })
  }

  const press = useTreeKeys({ rows, at, select, toggle })
  return (
    <div
      ref={scroller}
      role="tree"
      tabIndex={0}
      data-component-keys
      aria-label={t('panel.layers')}
      aria-activedescendant={at >= 0 ? `layer-${selected}` : undefined}
      className={styles.tree}
      onKeyDown={press}
    >
      <div role="presentation" style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          return (
            row && (
              <LayerItem
                key={row.id}
                {...row}
                start={start}
                isSelected={row.id === selected}
                startsPart={
                  index === 0 || rows[index - 1]?.on.part !== row.on.part ? (row.on.part ?? 'page') : undefined
                }
                toggle={toggle}
              />
            )
          )
        })}
      </div>
      <LayerDrop tree={scroller} />
    </div>
  )
}
