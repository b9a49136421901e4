import type { ComponentConfig } from '@puckeditor/core'

export const quote: ComponentConfig<{ text: string }> = {
  fields: { text: { type: 'textarea' } },
  defaultProps: { text: 'Words' },
  render: ({ text }) => <blockquote>{text}</blockquote>,
}
