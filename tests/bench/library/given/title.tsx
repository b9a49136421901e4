import { defineSection, viewParts } from '@vitrine/renderer'

const { Heading } = viewParts<{ title: string }>()

export const title = defineSection({
  type: 'acme-title',
  props: { title: { type: 'string', default: 'A title', heading: 1, translatable: true } },
  view: ({ root }) => (
    <header {...root}>
      <Heading path="title" />
    </header>
  ),
})
