import { defineSection, viewParts } from '@vitrine/renderer'

const { Text } = viewParts<{ text: string }>()
export const quote = defineSection({
  type: 'acme-quote',
  props: { text: { type: 'string', default: 'Words', translatable: true } },
  view: ({ root }) => (
    <blockquote {...root}>
      <Text path="text" />
    </blockquote>
  ),
})
