import { Editor, Frame, type SerializedNodes, useNode } from '@craftjs/core'
import type { ReactNode } from 'react'
import { Banner, Label } from '../render/by-hand.tsx'
import { page, type Section } from './page.ts'

/** What makes an element one of Craft.js. */
function useElement() {
  const { connectors } = useNode()
  return (element: HTMLElement | null) => {
    if (element) connectors.connect(element)
  }
}

const Main = ({ children }: { readonly children?: ReactNode }) => (
  <main id="main" tabIndex={-1} ref={useElement()}>
    {children}
  </main>
)
const resolver = { Main, Label, Banner }

/** The page as Craft.js stores it: nodes by id, each naming its parent and those within it. */
const nodeOf = (name: keyof typeof resolver, parent: string | null, props: object, nodes: readonly string[]) => ({
  type: { resolvedName: name },
  displayName: name,
  isCanvas: name === 'Main',
  ...{ props, parent, nodes, linkedNodes: {}, hidden: false, custom: {} },
})
const nodes = Object.fromEntries([
  [
    'ROOT',
    nodeOf(
      'Main',
      null,
      {},
      page.map(({ id }) => id),
    ),
  ],
  ...page.map((section: Section) => [
    section.id,
    nodeOf(section.kind === 'label' ? 'Label' : 'Banner', 'ROOT', section, []),
  ]),
]) as unknown as SerializedNodes
const data = JSON.stringify(nodes)

/** The page as Craft.js shows it where nobody edits. */
export const Page = () => (
  <Editor resolver={resolver} enabled={false}>
    <Frame data={data} />
  </Editor>
)
