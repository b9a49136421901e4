import { type Config, type Data, Puck, type SlotComponent } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { createRoot } from 'react-dom/client'
import './drawn.css'
import { DrawnContainer, DrawnSection } from './drawn.tsx'
import { askedPage, type Placed } from './page.ts'

type Components = {
  section: { title: string; text: string }
  container: { content: SlotComponent }
}

const config = {
  components: {
    section: {
      fields: { title: { type: 'text', label: 'Title' }, text: { type: 'textarea', label: 'Text' } },
      render: ({ id, title, text }) => <DrawnSection id={id} title={title} text={text} />,
    },
    container: {
      fields: { content: { type: 'slot' } },
      render: ({ id, content: Content }) => (
        <DrawnContainer id={id}>
          <Content />
        </DrawnContainer>
      ),
    },
  },
} satisfies Config<{ components: Components }>

type Content = Data['content'][number]

const contentOf = ({ id, type, title, text, content }: Placed): Content =>
  type === 'section' ? { type, props: { id, title, text } } : { type, props: { id, content: content.map(contentOf) } }

const data = { root: { props: {} }, content: askedPage().map(contentOf) }

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Puck config={config as unknown as Config} data={data} />,
)
