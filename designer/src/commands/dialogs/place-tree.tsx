import { reasonInWords } from '@vitrine/editor-core'
import type { On } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useState } from 'react'
import { Button, type Key, ListLayout, Tree, TreeItem, TreeItemContent, Virtualizer } from 'react-aria-components'
import { type PlaceRow, placeRows, reasonAgainst } from '../../placement/place-rows.ts'
import { ancestorsOf } from '../../placement/siblings.ts'
import type { Subtree } from '../../placement/subtree.ts'
import { useCommands } from '../commands-context.tsx'
import styles from './move-to.module.css'

interface PlaceTreeProps {
  readonly on: On
  readonly moved: Subtree
  readonly onChoose: (row: PlaceRow | undefined) => void
  readonly onMove: (row: PlaceRow | undefined) => void
}

const ROW = 30

/** The places of a page as a tree; what is closed is not looked at. */
export function PlaceTree({ on, moved, onChoose, onMove }: PlaceTreeProps) {
  const context = useCommands()
  const rows = useMemo(() => placeRows(context, moved.root, on), [context, moved, on])
  const [expanded, setExpanded] = useState<ReadonlySet<Key>>(() => around(context, moved.root))
  const known = new Map<Key, PlaceRow>()

  function draw(row: PlaceRow) {
    known.set(row.key, row)
    const isOpen = expanded.has(row.key)
    return (
      <TreeItem
        key={row.key}
        id={row.key}
        textValue={row.label}
        hasChildItems={row.isParent}
        className={styles.row ?? ''}
      >
        <TreeItemContent>
          <Line row={row} moved={moved} />
        </TreeItemContent>
        {isOpen ? row.rows().map(draw) : row.isParent && <Unseen of={row.key} />}
      </TreeItem>
    )
  }
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW }}>
      <Tree
        aria-label={context.t('moveTo.places')}
        className={styles.tree ?? ''}
        selectionMode="single"
        selectionBehavior="replace"
        expandedKeys={expanded}
        onExpandedChange={setExpanded}
        onSelectionChange={(keys) => onChoose(keys === 'all' ? undefined : known.get([...keys][0] ?? ''))}
        onAction={(key) => onMove(known.get(key))}
      >
        {rows.map(draw)}
      </Tree>
    </Virtualizer>
  )
}

/** Stands for what is in a closed row: a row without rows cannot be opened by the keyboard. */
const Unseen = ({ of }: { readonly of: Key }) => (
  <TreeItem id={`${of} …`} textValue="…">
    <TreeItemContent>…</TreeItemContent>
  </TreeItem>
)

/** The components and slots around one, which are open at the start. */
function around({ editor }: ReturnType<typeof useCommands>, id: string): ReadonlySet<Key> {
  const slots = [id, ...ancestorsOf(editor, id)].flatMap((one) => editor.place(one)?.parent ?? [])
  return new Set(slots.flatMap(({ component, slot }) => [component, `${component}/${slot}`]))
}

function Line({ row, moved }: { readonly row: PlaceRow; readonly moved: Subtree }) {
  const context = useCommands()
  const reason = reasonAgainst(context, moved, row)
  return (
    <span className={styles.line} data-kind={row.kind} data-refused={reason ? '' : undefined}>
      {row.isParent ? (
        <Button slot="chevron" className={`${controls.tool} ${styles.chevron}`}>
          <ChevronRight size={14} aria-hidden="true" />
        </Button>
      ) : (
        <span className={`${controls.tool} ${styles.chevron}`} />
      )}
      <span className={styles.name}>{row.label}</span>
      {reason && <span className={styles.reason}>{reasonInWords(context, reason)}</span>}
    </span>
  )
}
