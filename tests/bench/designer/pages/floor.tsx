import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useStore } from 'zustand'
import './drawn.css'
import './peers.css'
import { DrawnContainer, DrawnSection } from './drawn.tsx'
import { createFloor, ROOT } from './floor-store.ts'
import { askedPage, NESTED_ROOT } from './page.ts'

const asked = new URLSearchParams(location.search)
const COMPONENTS_A_GROUP = 40
const rootsInAGroup = asked.get('shape') === 'nested' ? COMPONENTS_A_GROUP / NESTED_ROOT : COMPONENTS_A_GROUP

const floor = createFloor(askedPage())

function Component({ id }: { readonly id: string }) {
  const row = useStore(floor.store, (state) => state.components[id])
  if (!row) return null
  const root = { id, 'data-hovered': row.isHovered || undefined }
  if (row.type === 'section') return <DrawnSection {...root} title={row.title} text={row.text} />
  return (
    <DrawnContainer {...root}>
      {row.content.map((inner) => (
        <Component key={inner} id={inner} />
      ))}
    </DrawnContainer>
  )
}

function Roots() {
  const roots = useStore(floor.store, (state) => state.components[ROOT]?.content ?? [])
  const drawn = (ids: readonly string[]) => ids.map((id) => <Component key={id} id={id} />)
  if (!asked.has('groups')) return drawn(roots)
  const starts = Array.from({ length: Math.ceil(roots.length / rootsInAGroup) }, (_, at) => at * rootsInAGroup)
  return starts.map((start) => (
    <div key={start} className="group">
      {drawn(roots.slice(start, start + rootsInAGroup))}
    </div>
  ))
}

function DropLine() {
  const line = useStore(floor.store, (state) => state.line)
  return line === undefined ? null : <div className="drop-line" style={{ insetBlockStart: line }} />
}

/** A frame of the same origin, drawn into by portal: what every contestant with a true canvas pays. */
function Canvas({ children }: { readonly children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>()
  return (
    <iframe
      title="Page canvas"
      ref={(frame) => {
        const inner = frame?.contentDocument
        if (!inner || body === inner.body) return
        for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) inner.head.append(sheet.cloneNode())
        floor.listen(inner)
        setBody(inner.body)
      }}
    >
      {body && createPortal(children, body)}
    </iframe>
  )
}

function Panel() {
  const title = useStore(floor.store, ({ selected, components }) => components[selected ?? '']?.title)
  return (
    <aside className="panel">
      <button type="button" onClick={floor.undo}>
        Undo
      </button>
      <label>
        Title
        <input
          value={title ?? ''}
          disabled={title === undefined}
          onChange={({ target }) => floor.setTitle(target.value)}
        />
      </label>
    </aside>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <div className="editor">
    <div className="canvas">
      <Canvas>
        <Roots />
        <DropLine />
      </Canvas>
    </div>
    <Panel />
  </div>,
)
