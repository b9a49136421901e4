import { Editor, Element, Frame, type SerializedNodes, useEditor, useNode } from '@craftjs/core'
import { createRoot } from 'react-dom/client'
import './drawn.css'
import './peers.css'
import type { ReactNode } from 'react'
import { DrawnContainer, DrawnSection } from './drawn.tsx'
import { askedPage, type Placed } from './page.ts'

/** What marks a component in the canvas, and how Craft.js takes hold of it. */
function useHandles() {
  const { id, isSelected, isHovered, connectors } = useNode((node) => ({
    isSelected: node.events.selected,
    isHovered: node.events.hovered,
  }))
  return {
    id,
    'data-selected': isSelected || undefined,
    'data-hovered': isHovered || undefined,
    ref: (element: HTMLElement | null) => {
      if (element) connectors.connect(connectors.drag(element))
    },
  }
}

interface Texts {
  title: string
  text: string
}

const Section = ({ title, text }: Texts) => <DrawnSection {...useHandles()} title={title} text={text} />
const Container = ({ children }: { readonly children?: ReactNode }) => (
  <DrawnContainer {...useHandles()}>{children}</DrawnContainer>
)

function Panel() {
  const { actions, selected } = useEditor((state) => {
    const [id] = state.events.selected
    const node = id === undefined ? undefined : state.nodes[id]
    return { selected: node?.data.name === 'Section' ? { id, props: node.data.props as Texts } : undefined }
  })
  const field = (label: string, name: keyof Texts) => (
    <label>
      {label}
      <input
        value={selected?.props[name] ?? ''}
        disabled={!selected}
        onChange={({ target: { value } }) =>
          selected?.id &&
          actions.setProp(selected.id, (props: Texts) => {
            props[name] = value
          })
        }
      />
    </label>
  )
  return (
    <aside className="panel">
      <button type="button" onClick={() => actions.history.undo()}>
        Undo
      </button>
      {field('Title', 'title')}
      {field('Text', 'text')}
    </aside>
  )
}

/** The page as Craft.js stores it: nodes by id, each naming its parent and those within it. */
function nodesOf(roots: readonly Placed[]): SerializedNodes {
  const nodes: SerializedNodes = {}
  const place = (id: string, parent: string | null, name: string, props: object, content: readonly Placed[]) => {
    nodes[id] = {
      type: { resolvedName: name },
      displayName: name,
      isCanvas: name === 'Container',
      props,
      parent,
      nodes: content.map((inner) => inner.id),
      linkedNodes: {},
      hidden: false,
      custom: {},
    } as unknown as SerializedNodes[string]
    for (const inner of content) {
      const { title, text } = inner
      if (inner.type === 'section') place(inner.id, id, 'Section', { title, text }, [])
      else place(inner.id, id, 'Container', {}, inner.content)
    }
  }
  place('ROOT', null, 'Container', {}, roots)
  return nodes
}

const nodes = JSON.stringify(nodesOf(askedPage()))

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Editor resolver={{ Section, Container, Element }}>
    <div className="editor">
      <div className="canvas">
        <Frame data={nodes} />
      </div>
      <Panel />
    </div>
  </Editor>,
)
