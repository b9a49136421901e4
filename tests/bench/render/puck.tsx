import { type Config, type Data, Render, type SlotComponent } from '@puckeditor/core'
import { renderToString } from 'react-dom/server'
import { Banner, ColumnsFrame, columnClass, columnNames, Label } from './by-hand.tsx'
import type { Written } from './page.ts'

type Slots = Readonly<Record<(typeof columnNames)[number], SlotComponent>>

const config = {
  components: {
    label: { render: Label },
    banner: { render: Banner },
    columns: {
      fields: Object.fromEntries(columnNames.map((name) => [name, { type: 'slot' }])),
      render: (slots: Slots) => (
        <ColumnsFrame>
          {columnNames.map((name) => {
            const Column = slots[name]
            return <Column key={name} className={columnClass} />
          })}
        </ColumnsFrame>
      ),
    },
  },
} as unknown as Config

const contentOf = (section: Written): Data['content'][number] => {
  if (section.kind !== 'columns') return { type: section.kind, props: section }
  const { id, labels } = section
  const content = columnNames.map((name, at) => {
    const label = labels[at]
    return [name, label ? [{ type: 'label', props: { ...label } }] : []] as const
  })
  return { type: 'columns', props: { id, ...Object.fromEntries(content) } }
}

/** The page as Puck draws it on a server: `<Render>` of its data, without its editor. */
export function puckDrawing(sections: readonly Written[]): () => string {
  const data: Data = { root: { props: {} }, content: sections.map(contentOf) }
  return () => renderToString(<Render config={config} data={data} />)
}
