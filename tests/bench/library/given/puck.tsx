import type { Config, Data } from '@puckeditor/core'
import { quote } from '../puck/section.tsx'

export const config: Config = {
  components: {
    title: {
      fields: { title: { type: 'text' } },
      defaultProps: { title: 'A title' },
      render: ({ title }) => <h1>{title}</h1>,
    },
    quote,
  },
}
/** The same page in one language: documents of Puck's have no other. */
export const data: Data = {
  root: { props: {} },
  content: [
    { type: 'title', props: { id: 'title111', title: 'Bolts that hold' } },
    { type: 'quote', props: { id: 'quote111', text: 'Never again without.' } },
  ],
}
export const load = async (): Promise<Data> => data
export const save = async (document: unknown): Promise<void> => console.log(document)
