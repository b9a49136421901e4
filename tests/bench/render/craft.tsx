import { Editor, Element, Frame, type SerializedNodes } from '@craftjs/core'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Banner, ColumnsFrame, columnClass, columnNames, Label } from './by-hand.tsx'
import type { Written } from './page.ts'

interface WithChildren {
  readonly children?: ReactNode
}

const resolver = {
  label: Label,
  banner: Banner,
  columns: ColumnsFrame,
  column: ({ children }: WithChildren) => <div className={columnClass}>{children}</div>,
  page: ({ children }: WithChildren) => <main>{children}</main>,
  Element,
}

/** The page as Craft.js stores it: nodes by id, each naming its parent and those within it. */
function nodesOf(sections: readonly Written[]): SerializedNodes {
  const nodes: Record<string, object> = {}
  const place = (id: string, parent: string | null, name: string, props: object, inside: readonly string[] = []) => {
    nodes[id] = {
      type: { resolvedName: name },
      displayName: name,
      isCanvas: inside.length > 0,
      props,
      parent,
      nodes: inside,
      linkedNodes: {},
      hidden: false,
      custom: {},
    }
  }
  const ids = sections.map(({ id }) => id)
  place('ROOT', null, 'page', {}, ids)
  for (const section of sections) {
    if (section.kind !== 'columns') {
      place(section.id, 'ROOT', section.kind, section)
      continue
    }
    const { id, labels } = section
    const columns = columnNames.map((name) => `${id}-${name}`)
    place(id, 'ROOT', 'columns', {}, columns)
    for (const [at, column] of columns.entries()) {
      const label = labels[at]
      place(column, id, 'column', {}, label ? [label.id] : [])
      if (label) place(label.id, column, 'label', label)
    }
  }
  return nodes as SerializedNodes
}

/** The page as Craft.js draws it on a server: its editor, switched off, which is how it shows pages to visitors too. */
export function craftDrawing(sections: readonly Written[]): () => string {
  const data = JSON.stringify(nodesOf(sections))
  return () =>
    renderToString(
      <Editor enabled={false} resolver={resolver}>
        <Frame data={data} />
      </Editor>,
    )
}
